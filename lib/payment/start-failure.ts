/** Key of the own text for a purchase that could not begin, or what the API has said. */
export type StartFailure = { key: 'network' | 'timeout' | 'server' | 'address' | 'gone' } | { text: string };

/** The address of the payment page is not one that this site follows. */
export class UnknownPayAddress extends Error {
  override readonly name = 'UnknownPayAddress';
}

/** What was to be bought is not on offer any more. */
export class OfferGone extends Error {
  override readonly name = 'OfferGone';
}

/** The session turned out to be over before anything was asked for: the visitor has to sign in first. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

/** A message longer than that, or with markup, is not meant for people. */
const longestMessage = 300;

/**
 * What to say of a purchase that could not begin: the API's own words where it has answered (spec section 8), else words of this
 * site. Null when the session is over, which leads elsewhere by itself.
 */
export function startFailure(error: unknown): StartFailure | null {
  if (error instanceof UnknownPayAddress) return { key: 'address' };
  if (error instanceof OfferGone) return { key: 'gone' };
  const { status, code, message } = (typeof error === 'object' && error !== null ? error : {}) as {
    status?: unknown;
    code?: unknown;
    message?: unknown;
  };
  if (status === 401) return null;
  if (code === 'timeout' || code === 'api_timeout') return { key: 'timeout' };
  if (code === 'network' || code === 'api_unreachable') return { key: 'network' };
  const isForPeople =
    typeof status === 'number' &&
    code !== 'bad_answer' &&
    typeof message === 'string' &&
    message.length <= longestMessage &&
    !message.includes('<');
  if (isForPeople) return { text: message };
  return { key: 'server' };
}
