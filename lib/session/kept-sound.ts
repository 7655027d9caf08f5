import { decodeError } from '../api/errors';

export const stateAfter = (error: unknown) =>
  decodeError(error).code === 'unknown_recording' ? ('gone' as const) : ('failed' as const);
