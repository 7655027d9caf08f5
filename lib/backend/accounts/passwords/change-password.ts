import { failures } from '@/lib/api/contract/call';
import type { Deps } from '../../calls/deps';
import { ApiFailure } from '../../base/failure';
import { route } from '../../calls/route';
import { voidCodes } from '../codes';
import { voidStepTickets } from '../factors/step-tickets';
import { forgetOtherPlaces } from '../known-places';
import { isRecent, limitOwnGuesses, passwordHashOf } from '../proof';
import { checkNewPassword } from './password-rules';
import { endOtherSessions, type Session } from '../../sessions/sessions';
import { tellOwner } from '../tell-owner';
import { voidTickets } from '../tickets';

/** POST /account/password: whoever knew the old one, held another session or a reset under way, is out. */
export const changePassword = route(
  'changePassword',
  async ({ deps, request: { body }, session, visitor }) => {
    const { id, email, nickname } = session.user;
    await limitOwnGuesses(deps, session);
    const old = await proven(deps, session, body.password);
    await checkNewPassword(body.newPassword, { email, nickname }, 'newPassword');
    const passwordHash = await deps.hasher.hash(body.newPassword);
    const locale = await deps.db.transaction().execute(async (db) => {
      const user = await db
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        // Another change at the same moment was first.
        .where('password_hash', old === null ? 'is' : '=', old)
        .where('deleted_at', 'is', null)
        .returning('locale')
        .executeTakeFirst();
      if (!user) throw new ApiFailure(failures.badCredentials);
      await endOtherSessions(db, session);
      await forgetOtherPlaces({ deps, visitor }, db, id);
      await voidStepTickets(db, id);
      await voidCodes(db, { email, scene: 'reset' });
      await voidTickets(db, { email, scene: 'reset' });
      return user.locale;
    });
    tellOwner(deps, { scene: 'passwordChanged', email, locale, visitor });
    return true;
  },
);

/**
 * The hash of the old password, which has to be named however recent the sign-in is; null for an account that has none, which gets
 * its first by a recent one.
 *
 * @throws ApiFailure 422 without the old password where there is one, 400 for a wrong one, 403 without one after an older sign-in
 */
async function proven(deps: Deps, session: Session, password: string | undefined): Promise<string | null> {
  const old = await passwordHashOf(deps, session);
  if (old === null) {
    if (!isRecent(deps, session)) throw new ApiFailure(failures.signInAgain);
    return null;
  }
  if (password === undefined) {
    throw new ApiFailure(failures.invalid, { fields: { password: 'A password is needed' } });
  }
  if (!(await deps.hasher.fits(password, old))) throw new ApiFailure(failures.badCredentials);
  return old;
}
