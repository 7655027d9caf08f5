import { answerMs } from '../api/contract/durations';
import { ApiError } from '../api/errors';
import type { GoogleIdentity } from './payload';

/** Google's own answer to whose an access token is: the one foreign address this site calls (API contract). */
export const userinfoAddress = 'https://openidconnect.googleapis.com/v1/userinfo';

/**
 * Asks Google for the owner of an access token.
 *
 * @throws ApiError `network` when there is no answer, `untrusted_jwt` when Google refuses or names no address
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
      signal: AbortSignal.timeout(answerMs),
    });
  } catch (cause) {
    throw unknownOwner('network', cause);
  }
  if (response.status >= 500) throw unknownOwner('network');
  const said: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const { email, picture, name } = (said ?? {}) as Record<string, unknown>;
  if (typeof email !== 'string') throw unknownOwner('untrusted_jwt');
  return { email, picture: textOrNull(picture), name: textOrNull(name) };
}

function unknownOwner(code: 'network' | 'untrusted_jwt', cause?: unknown): ApiError {
  return new ApiError('Google does not say whose the access token is', { code, cause });
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
