import { parseEnv } from './schema';

export type { Env } from './schema';

/** The settings of this process. @throws Error, already when this is imported, where one cannot be used */
export const env = parseEnv(process.env);
