import { failures } from '@/lib/api/contract/call';
import { hashOf } from '../secrets/secrets';
import { ApiFailure } from '../base/failure';
import type { BackendSettings } from '../base/settings';
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
    async byIdToken(credential, nonce) {
      const claims = await verifyIdToken(credential, nonce);
      return {
        ...identityOf(claims),
        idToken: { hash: hashOf(signedPart(credential)), expiresAt: claims.exp * 1000 },
      };
    },
    byAccessToken: accessTokenVerifier({
      tokeninfoUrl: settings.GOOGLE_TOKENINFO_URL,
      userinfoUrl: settings.GOOGLE_USERINFO_URL,
      audience,
    }),
  };
}

/** Without the signature, which can be written in more than one way. */
const signedPart = (credential: string) => credential.slice(0, credential.lastIndexOf('.'));

async function distrust(): Promise<never> {
  throw new ApiFailure(failures.untrustedJwt);
}
