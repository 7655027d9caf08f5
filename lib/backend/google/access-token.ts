import { z } from 'zod';
import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../base/failure';
import { identityOf } from './claims';
import type { GoogleIdentity } from './proofs';

const timeoutMs = 5000;

interface AccessTokenParts {
  tokeninfoUrl: string;
  userinfoUrl: string;
  /** Our own client id. */
  audience: string;
}

/**
 * Finds out whose an access token is. The audience comes first: a token that another site got from its own visitor would open that
 * visitor's account here (RFC 6819, 4.4.2.6).
 */
export function accessTokenVerifier({ tokeninfoUrl, userinfoUrl, audience }: AccessTokenParts) {
  const madeForUs = z.object({ aud: z.literal(audience), sub: z.string().optional() });
  return async (accessToken: string): Promise<GoogleIdentity> => {
    if (!/^[\x21-\x7e]+$/.test(accessToken)) throw new ApiFailure(failures.untrustedJwt);
    const about = new URL(tokeninfoUrl);
    about.searchParams.set('access_token', accessToken);
    const token = madeForUs.safeParse(await ask(about, {}));
    if (!token.success) throw new ApiFailure(failures.untrustedJwt);
    const identity = identityOf(await ask(userinfoUrl, { authorization: `Bearer ${accessToken}` }));
    if (token.data.sub !== undefined && token.data.sub !== identity.sub) {
      throw new ApiFailure(failures.untrustedJwt);
    }
    return { ...identity, idToken: null };
  };
}

async function ask(url: URL | string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (response.status >= 500) throw new Error(`Google answered ${response.status}`);
  if (!response.ok) throw new ApiFailure(failures.untrustedJwt);
  return response.json();
}
