import { failures } from '@/lib/api/contract/call';
import type { Deps } from '../../calls/deps';
import { ApiFailure } from '../../base/failure';
import type { GoogleIdentity } from '../../google/proofs';

interface Proof {
  credential?: string | undefined;
  access_token?: string | undefined;
  nonce?: string | undefined;
}

/**
 * Whom a sign-in by Google is for, by its proof.
 *
 * @throws ApiFailure `invalid_jwt` for an ID token without exactly three parts (spec section 5), `untrusted_jwt` for a proof that is
 *   missing or does not hold
 */
export async function proveGoogle({ google }: Pick<Deps, 'google'>, proof: Proof): Promise<GoogleIdentity> {
  const { credential, access_token: accessToken } = proof;
  if (credential !== undefined) {
    if (credential.split('.').length !== 3) throw new ApiFailure(failures.invalidJwt);
    return google.byIdToken(credential, proof.nonce);
  }
  if (accessToken) return google.byAccessToken(accessToken);
  throw new ApiFailure(failures.untrustedJwt);
}
