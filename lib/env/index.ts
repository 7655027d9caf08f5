import { parseEnv } from './schema';

export type { Env } from './schema';

/** The settings of this process, read once. */
export const env = parseEnv(process.env);
