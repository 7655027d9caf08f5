import { hasCode } from '../api/errors';

export const stateAfter = (error: unknown) =>
  hasCode(error, 'unknown_recording') ? ('gone' as const) : ('failed' as const);
