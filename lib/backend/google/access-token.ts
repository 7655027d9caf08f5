import { z } from 'zod';
import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../base/failure';
import { identityOf } from './claims';
import type { GoogleIdentity } from './proofs';

interface AccessTokenParts {
  tokeninfoUrl: string;
  userinfoUrl: string;
  /** Our own client id. */
  audience: string;
  /** For each of the two answers. */
  timeoutMs?: number;
}

/**
 * Finds out whose an access token is. The audience comes first: a token that another site got from its own visitor would open that
 * visitor's account here (RFC 6819, 4.4.2.6).
 */
export function accessTokenVerifier({
  tokeninfoUrl,
  userinfoUrl,
  audience,
  timeoutMs = 5000,
}: AccessTokenParts) {
  const madeForUs = z.object({ aud: z.literal(audience), sub: z.string().optional() });
  return async (accessToken: string): Promise<GoogleIdentity> => {
    if (!/^[\x21-\x7e]+$/.test(accessToken)) throw new ApiFailure(failures.untrustedJwt);
    const about = new URL(tokeninfoUrl);
    about.searchParams.set('access_token', accessToken);
    const token = madeForUs.safeParse(await ask(about, {}, timeoutMs));
    if (!token.success) throw new ApiFailure(failures.untrustedJwt);
    const bearer = { authorization: `Bearer ${accessToken}` };
    const identity = identityOf(await ask(userinfoUrl, bearer, timeoutMs));
    if (token.data.sub !== undefined && token.data.sub !== identity.sub) {
      throw new ApiFailure(failures.untrustedJwt);
    }
    return { ...identity, idToken: null };
  };
}

async function ask(url: URL | string, headers: Record<string, string>, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { headers, redirect: 'error', signal });
  if (response.status >= 500) throw new Error(`Google answered ${response.status}`);
  if (!response.ok) throw new ApiFailure(failures.untrustedJwt);
  // An answer that has begun does not end with the signal of its request, once that request has been collected as garbage.
  return new Response(response.body?.pipeThrough(new TransformStream(), { signal })).json();
}
