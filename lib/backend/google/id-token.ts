import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../base/failure';

/** https://developers.google.com/identity/openid-connect/openid-connect#validatinganidtoken */
const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** Google's clock and ours. */
const clocksApartMs = 5 * 60 * 1000;

interface IdTokenParts {
  jwksUrl: string;
  /** Our own client id. */
  audience: string;
  now: () => number;
}

/**
 * Verifies Google's ID tokens; the keys are fetched when first needed and kept.
 *
 * @returns a function that throws ApiFailure `untrusted_jwt`, and another error where Google does not answer
 */
export function idTokenVerifier({ jwksUrl, audience, now }: IdTokenParts) {
  const keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5000 });
  return async (credential: string, nonce?: string): Promise<JWTPayload & { exp: number }> => {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        algorithms: ['RS256'],
        issuer: issuers,
        audience,
        requiredClaims: ['sub', 'email', 'exp', 'iat'],
        currentDate: new Date(now()),
      });
      const { aud, azp, exp, iat = Infinity } = payload;
      // OpenID Connect Core, 3.1.3.7: a token names the party that asked for it, and has to where it is for several.
      const isOurs = azp === undefined ? !Array.isArray(aud) : azp === audience;
      // A token that was asked for with a nonce is of no use to who does not know it.
      const isAnswer = payload.nonce === nonce;
      const isMadeAlready = iat * 1000 <= now() + clocksApartMs;
      if (!isOurs || !isAnswer || !isMadeAlready || exp === undefined) {
        throw new ApiFailure(failures.untrustedJwt);
      }
      return { ...payload, exp };
    } catch (error) {
      if (error instanceof ApiFailure || isUnanswered(error)) throw error;
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
