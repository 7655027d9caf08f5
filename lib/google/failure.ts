import { decodeError, entryFor, type ErrorCode, type ErrorKind } from '../api/errors';

export type GoogleFailure = 'refused' | 'slowDown' | 'network' | 'failed';

const byCode = {
  invalid_jwt: 'refused',
  untrusted_jwt: 'refused',
} as const satisfies Partial<Record<ErrorCode, GoogleFailure>>;

const byKind = {
  network: 'network',
  timeout: 'network',
  slowDown: 'slowDown',
  signedOut: 'failed',
  notFound: 'failed',
  unsupported: 'failed',
  refused: 'failed',
  server: 'failed',
} as const satisfies Record<ErrorKind, GoogleFailure>;

export function googleFailureOf(error: unknown): GoogleFailure {
  const { kind, code } = decodeError(error);
  return entryFor(byCode, code) ?? byKind[kind];
}
