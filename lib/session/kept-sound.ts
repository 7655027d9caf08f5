import { decodeError } from '../api/errors';

/** What is left to say of a recording that does not come: that it is not kept any more, or that it could not be had. */
export const stateAfter = (error: unknown) =>
  decodeError(error).code === 'unknown_recording' ? ('gone' as const) : ('failed' as const);
