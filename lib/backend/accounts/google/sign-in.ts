import type { Kysely } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import type { CallAnswer } from '@/lib/api/contract/calls';
import { beginSecondStep, secondStepLeft } from '../factors/step-tickets';
import { hasTwoStep } from '../factors/two-step';
import { rememberPlace } from '../known-places';
import { createSession } from '../../sessions/sessions';
import { publicUser } from '../users';
import type { Tables } from '../../database/tables';
import { ApiFailure } from '../../base/failure';
import type { CallContext } from '../../calls/route';
import { logClickIds } from '../../tracking/click-ids';
import { provenHash } from './link-password';
import { firstTime, linkGoogle, userOf, type Origin } from './link';
import type { GoogleIdentity } from '../../google/proofs';

interface SignIn extends Origin {
  /** Of the account that has the address already. */
  password?: string | undefined;
  fbc?: string | undefined;
  fbp?: string | undefined;
}

/**
 * Signs in whom Google vouches for, and opens an account at the first time.
 *
 * @throws ApiFailure `untrusted_jwt`; `second_factor` where Google's word is one of two; those of {@link provenHash}
 */
export async function signInWithGoogle(
  context: Pick<CallContext<'login' | 'google'>, 'deps' | 'visitor' | 'answerHeaders'>,
  identity: GoogleIdentity,
  { password, fbc, fbp, ...origin }: SignIn,
): Promise<CallAnswer<'login'>> {
  const { deps, visitor } = context;
  const now = deps.now();
  const passwordHash = await provenHash(context, identity, password);
  const done = await deps.db.transaction().execute(async (db) => {
    await useUp(db, identity);
    const { sub: subject } = identity;
    const known = await userOf(db, subject);
    const { user, isNew } = known
      ? { user: known, isNew: false }
      : await firstTime(db, identity, { ...origin, passwordHash, now });
    await db.updateTable('users').set({ signed_in_at: now }).where('id', '=', user.id).execute();
    await logClickIds(db, { userId: user.id, fbc, fbp, now });
    if (await hasTwoStep(db, user.id)) {
      const { channel } = origin;
      return beginSecondStep(context, db, {
        userId: user.id,
        channel,
        googleSubject: known ? null : subject,
      });
    }
    if (!known) await linkGoogle(db, { subject, userId: user.id, now });
    await rememberPlace(context, db, user.id);
    const token = await createSession(db, { userId: user.id, channel: origin.channel, visitor, now });
    return { token, user: await publicUser({ ...deps, db }, user), isNew };
  });
  if ('ticket' in done) throw secondStepLeft(context, done);
  return done;
}

/** An ID token signs in once, or whoever comes by one has the account for an hour. One that did not lead to a session is not used. */
async function useUp(db: Kysely<Tables>, { idToken }: GoogleIdentity): Promise<void> {
  if (idToken === null) return;
  const fresh = await db
    .insertInto('used_id_tokens')
    .values({ token_hash: idToken.hash, expires_at: idToken.expiresAt })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  if (!fresh) throw new ApiFailure(failures.untrustedJwt);
}
