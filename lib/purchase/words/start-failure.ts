import { decodeError, entryFor, type ErrorCode, type ErrorKind } from '../../api/errors';
import type { Messages } from '../../i18n/messages';

type ErrorKey = Exclude<keyof Messages['payment']['errors'], 'close'>;

/** Key of the `payment.errors` text for a purchase that could not begin, or what the API has said. */
export type StartFailure = { key: ErrorKey } | { text: string };

export class UnknownPayAddress extends Error {
  override readonly name = 'UnknownPayAddress';
}

export class OfferGone extends Error {
  override readonly name = 'OfferGone';
}

/** A message longer than that, or with markup, is not meant for people. */
const longestMessage = 300;

const keysByCode = {
  unknown_plan: 'gone',
  payments_unavailable: 'unavailable',
} as const satisfies Partial<Record<ErrorCode, ErrorKey>>;

const keysByKind = {
  network: 'network',
  timeout: 'timeout',
  slowDown: 'slowDown',
  notFound: 'server',
  unsupported: 'server',
  refused: 'server',
  server: 'server',
} as const satisfies Record<Exclude<ErrorKind, 'signedOut'>, ErrorKey>;

/**
 * What to say of a purchase that could not begin: words of this site where it knows what has happened, else those of an API that
 * has codes of its own or none (spec section 8). Null when the session is over, which leads elsewhere by itself.
 */
export function startFailure(error: unknown): StartFailure | null {
  if (error instanceof UnknownPayAddress) return { key: 'address' };
  if (error instanceof OfferGone) return { key: 'gone' };
  const { kind, code, said } = decodeError(error);
  if (kind === 'signedOut') return null;
  const key = entryFor(keysByCode, code);
  if (key !== undefined) return { key };
  const isForPeople = said !== undefined && said.length <= longestMessage && !said.includes('<');
  return isForPeople ? { text: said } : { key: keysByKind[kind] };
}
