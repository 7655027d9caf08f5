import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../http/failure';

/** https://developers.google.com/identity/openid-connect/openid-connect#validatinganidtoken */
const issuers = ['https://accounts.google.com', 'accounts.google.com'];

interface IdTokenParts {
  jwksUrl: string;
  /** Our own client id. */
  audience: string;
  now: () => number;
}

/** Verifies Google's ID tokens; the keys are fetched when first needed and kept. */
export function idTokenVerifier({ jwksUrl, audience, now }: IdTokenParts) {
  const keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000 });
  return async (credential: string): Promise<JWTPayload> => {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        algorithms: ['RS256'],
        issuer: issuers,
        audience,
        requiredClaims: ['sub', 'email', 'exp', 'iat'],
        currentDate: new Date(now()),
      });
      return payload;
    } catch (error) {
      if (isUnanswered(error)) throw error;
      throw new ApiFailure(failures.untrustedJwt);
    }
  };
}

/** Google did not answer, or not with keys: that says nothing about the token. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  const unanswered: readonly string[] = [
    'ERR_JOSE_GENERIC',
    errors.JWKSTimeout.code,
    errors.JWKSInvalid.code,
  ];
  return unanswered.includes(error.code);
}
