import { decodeError, entryFor, type ErrorCode, type ErrorKind } from '../api/errors';
import { clock } from '../i18n/clock';
import { fill } from '../i18n/fill';
import type { Messages } from '../i18n/messages';

type ErrorKey = keyof Messages['account']['errors'];

const keysByCode = {
  bad_credentials: 'badCredentials',
  bad_code: 'badCode',
  bad_ticket: 'badTicket',
  email_taken: 'emailTaken',
} as const satisfies Partial<Record<ErrorCode, ErrorKey>>;

const keysByKind = {
  network: 'network',
  timeout: 'timeout',
  slowDown: 'slowDownLater',
  signedOut: 'server',
  notFound: 'server',
  unsupported: 'server',
  refused: 'server',
  server: 'server',
} as const satisfies Record<ErrorKind, ErrorKey>;

const newPasswordKeys = {
  common_password: 'passwordCommon',
  personal_password: 'passwordPersonal',
} as const satisfies Partial<Record<ErrorCode, ErrorKey>>;

type PlainKey = (typeof keysByCode)[keyof typeof keysByCode] | (typeof keysByKind)[ErrorKind];

/** What went wrong with a form as a whole; keys of the `account.errors` catalog. */
export type Failure = { key: PlainKey } | { key: 'slowDown'; waitMs: number };

/** What the API alone can find wrong with a new password, for beside its field; undefined for any other error. */
export function newPasswordErrorOf(error: unknown): 'passwordCommon' | 'passwordPersonal' | undefined {
  return entryFor(newPasswordKeys, decodeError(error).code);
}

/** The visitor's words for an error of a call; an API's own message is in no language in particular. */
export function failureOf(error: unknown): Failure {
  const { kind, code, waitMs } = decodeError(error);
  if (kind === 'slowDown') return waitMs === undefined ? { key: keysByKind.slowDown } : { key: kind, waitMs };
  return { key: entryFor(keysByCode, code) ?? keysByKind[kind] };
}

export function failureText(texts: Readonly<Record<Failure['key'], string>>, failure: Failure): string {
  return failure.key === 'slowDown'
    ? fill(texts.slowDown, { time: clockTime(failure.waitMs) })
    : texts[failure.key];
}

/** Whole minutes and seconds, `1:05`; rounds up, so that a wait is never announced as over too early. */
export function clockTime(ms: number): string {
  return clock(Math.max(0, Math.ceil(ms / 1000)));
}
