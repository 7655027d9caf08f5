import { failures } from '@/lib/api/contract/call';
import { limitGuesses } from '../login-limits';
import { ApiFailure } from '../../base/failure';
import type { CallContext } from '../../calls/route';
import { userOf } from './link';
import type { GoogleIdentity } from '../../google/proofs';

/**
 * The password of the account that a Google account is to be linked with, proven, where Google's word for the address is not enough.
 *
 * @returns its hash; undefined where none is needed
 * @throws ApiFailure `password_needed` without a password, `bad_credentials` for a wrong one, `untrusted_jwt` where the account belongs
 *   to another Google account, 429
 */
export async function provenHash(
  { deps, visitor }: Pick<CallContext<'login' | 'google'>, 'deps' | 'visitor'>,
  { sub, email, emailVerified, authoritative }: GoogleIdentity,
  password: string | undefined,
): Promise<string | undefined> {
  if (authoritative || (await userOf(deps.db, sub))) return undefined;
  if (!emailVerified) throw new ApiFailure(failures.untrustedJwt);
  const owner = await deps.db
    .selectFrom('users')
    .leftJoin('identities', 'identities.user_id', 'users.id')
    .select(['users.password_hash', 'identities.subject'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  // Of two first sign-ins that meet the other one may have come first.
  if (!owner || owner.subject === sub) return undefined;
  if (owner.subject !== null) throw new ApiFailure(failures.untrustedJwt);
  if (password === undefined) throw new ApiFailure(failures.passwordNeeded);
  await limitGuesses(deps, visitor, email);
  if (!(await deps.hasher.fits(password, owner.password_hash))) throw new ApiFailure(failures.badCredentials);
  return owner.password_hash ?? undefined;
}
