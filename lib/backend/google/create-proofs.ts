import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../http/failure';
import type { BackendSettings } from '../settings';
import { accessTokenVerifier } from './access-token';
import { identityOf } from './claims';
import { idTokenVerifier } from './id-token';
import type { GoogleProofs } from './proofs';

/** Google's proofs for our client id; without one no proof can be judged, and none is trusted. */
export function createGoogleProofs(settings: BackendSettings, now: () => number): GoogleProofs {
  const audience = settings.NEXT_PUBLIC_GOOGLE_CLIENT_ID;
  if (audience === undefined) return { byIdToken: distrust, byAccessToken: distrust };
  const verifyIdToken = idTokenVerifier({ jwksUrl: settings.GOOGLE_JWKS_URL, audience, now });
  return {
    byIdToken: async (credential) => identityOf(await verifyIdToken(credential)),
    byAccessToken: accessTokenVerifier({
      tokeninfoUrl: settings.GOOGLE_TOKENINFO_URL,
      userinfoUrl: settings.GOOGLE_USERINFO_URL,
      audience,
    }),
  };
}

async function distrust(): Promise<never> {
  throw new ApiFailure(failures.untrustedJwt);
}
