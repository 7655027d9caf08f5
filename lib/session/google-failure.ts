import { failureOf } from './failure';
import { invalidFormat } from './google-credential';

/** What went wrong with a sign-in by Google; keys of the `account.google.errors` catalog. */
export type GoogleFailure = 'refused' | 'slowDown' | 'network' | 'failed';

/** The visitor's words for an error of a sign-in by Google; decided by `code` and `status`, as for forms. */
export function googleFailureOf(error: unknown): GoogleFailure {
  if (error instanceof Error && error.message === invalidFormat) return 'refused';
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown };
  if (code === 'invalid_jwt' || code === 'untrusted_jwt') return 'refused';
  const { key } = failureOf(error);
  if (key === 'slowDown' || key === 'slowDownLater') return 'slowDown';
  return key === 'network' || key === 'timeout' ? 'network' : 'failed';
}
