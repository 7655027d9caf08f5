import { failures } from '@/lib/api/contract/call';
import type { Deps } from '../../deps';
import { ApiFailure } from '../../http/failure';
import { route } from '../../http/route';
import { rules } from '../../limits/rules';
import { voidCodes } from '../codes';
import { checkNewPassword } from './password-rules';
import { endOtherSessions, type Session } from '../sessions';
import { tellOwner } from '../tell-owner';
import { voidTickets } from '../tickets';

/**
 * How old a sign-in may be by which an account without a password gets one. A token alone, which somebody may have found on a
 * device left open, must not become a way in that lasts; whoever is past it signs in again or resets the password by mail.
 */
const recentMs = 15 * 60 * 1000;

/** POST /account/password: whoever knew the old one, held another session or a reset under way, is out. */
export const changePassword = route(
  'changePassword',
  async ({ deps, request: { body }, session, visitor }) => {
    const { id, email, nickname } = session.user;
    await deps.limiter.consume(rules.passwordPerUser, id);
    await deps.limiter.consume(rules.passwordPerUserAndDay, id);
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
      await voidCodes(db, { email, scene: 'reset' });
      await voidTickets(db, { email, scene: 'reset' });
      return user.locale;
    });
    tellOwner(deps, { scene: 'passwordChanged', email, locale, visitor });
    return true;
  },
);

/**
 * The hash of the old password; null for an account that has none.
 *
 * @throws ApiFailure 422 without the old password where there is one, 400 for a wrong one, 403 without one after an older sign-in
 */
async function proven(
  { db, hasher, now }: Deps,
  { user, createdAt }: Session,
  password: string | undefined,
): Promise<string | null> {
  const { password_hash: old } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (old === null) {
    if (now() - createdAt > recentMs) throw new ApiFailure(failures.signInAgain);
    return null;
  }
  if (password === undefined) {
    throw new ApiFailure(failures.invalid, { fields: { password: 'A password is needed' } });
  }
  if (!(await hasher.fits(password, old))) throw new ApiFailure(failures.badCredentials);
  return old;
}
