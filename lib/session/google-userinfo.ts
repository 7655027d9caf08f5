import type { GoogleIdentity } from './google-payload';

/** Google's own answer to whose an access token is: the one foreign address this site calls (API contract). */
export const userinfoAddress = 'https://openidconnect.googleapis.com/v1/userinfo';

const timeoutMs = 10_000;

/** Has the shape that failures are told apart by. */
class UserinfoError extends Error {
  override readonly name = 'UserinfoError';
  readonly code: 'network' | 'untrusted_jwt';

  constructor(code: UserinfoError['code'], cause?: unknown) {
    super('Google does not say whose the access token is', { cause });
    this.code = code;
  }
}

/**
 * Asks Google for the owner of an access token.
 *
 * @throws an error with `code` `network` when there is no answer, `untrusted_jwt` when Google refuses or names no address
 */
export async function askUserinfo(
  accessToken: string,
  fetch: typeof globalThis.fetch = (url, init) => globalThis.fetch(url, init),
): Promise<GoogleIdentity> {
  let response: Response;
  try {
    response = await fetch(userinfoAddress, {
      headers: { authorization: `Bearer ${accessToken}` },
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new UserinfoError('network', cause);
  }
  if (response.status >= 500) throw new UserinfoError('network');
  const said: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const { email, picture, name } = (said ?? {}) as Record<string, unknown>;
  if (typeof email !== 'string') throw new UserinfoError('untrusted_jwt');
  return { email, picture: textOrNull(picture), name: textOrNull(name) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
