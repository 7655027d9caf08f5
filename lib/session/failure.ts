/** What went wrong with a form as a whole; keys of the `account.errors` catalog. */
export type Failure =
  | {
      key:
        | 'badCredentials'
        | 'badCode'
        | 'badTicket'
        | 'emailTaken'
        | 'slowDownLater'
        | 'network'
        | 'timeout'
        | 'server';
    }
  | { key: 'slowDown'; waitMs: number };

const byCode = {
  bad_credentials: 'badCredentials',
  bad_code: 'badCode',
  bad_ticket: 'badTicket',
  email_taken: 'emailTaken',
  network: 'network',
  api_unreachable: 'network',
  timeout: 'timeout',
  api_timeout: 'timeout',
} as const;

const passwordErrors = { common_password: 'passwordCommon', personal_password: 'passwordPersonal' } as const;

/** What the API alone can find wrong with a new password, for beside its field; undefined for any other error. */
export function newPasswordErrorOf(error: unknown): 'passwordCommon' | 'passwordPersonal' | undefined {
  const { code } = (error ?? {}) as ErrorShape;
  return typeof code === 'string' && Object.hasOwn(passwordErrors, code)
    ? passwordErrors[code as keyof typeof passwordErrors]
    : undefined;
}

interface ErrorShape {
  code?: unknown;
  status?: unknown;
  retryAfterMs?: unknown;
}

/**
 * The visitor's words for an error of the API client. Decided by `code` and `status` alone: an API's message is in no language
 * in particular. Read structurally, so that a form does not load the client only to tell its errors apart.
 */
export function failureOf(error: unknown): Failure {
  const { code, status, retryAfterMs } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as ErrorShape;
  if (status === 429 || code === 'slow_down') {
    return typeof retryAfterMs === 'number'
      ? { key: 'slowDown', waitMs: retryAfterMs }
      : { key: 'slowDownLater' };
  }
  if (typeof code === 'string' && Object.hasOwn(byCode, code))
    return { key: byCode[code as keyof typeof byCode] };
  return { key: 'server' };
}

/** Whole minutes and seconds, `1:05`; rounds up, so that a wait is never announced as over too early. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
