import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../http/failure';
import { route } from '../http/route';
import { rules } from '../limits/rules';
import { closeCheckouts } from '../purchases/close-checkouts';
import { eraseUser } from './erase';
import { tellOwner } from './tell-owner';

/** DELETE /account. Of several at once one deletes and tells. */
export const deleteAccount = route('deleteAccount', async ({ deps, request: { body }, session, visitor }) => {
  const { id, email } = session.user;
  await deps.limiter.consume(rules.deletePerUser, id);
  if (body.confirm !== email) throw new ApiFailure(failures.notConfirmed);
  const locale = await deps.db.transaction().execute(async (db) => {
    // Locks the row: a sign-in or a payment at the same moment comes before or after all of this.
    const user = await db
      .updateTable('users')
      .set((column) => ({ locale: column.ref('locale') }))
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('locale')
      .executeTakeFirst();
    if (!user) throw new ApiFailure(failures.unauthorized);
    await eraseUser(db, { id, email, now: deps.now() });
    return user.locale;
  });
  deps.later('open checkouts', () => closeCheckouts(deps, id));
  tellOwner(deps, { scene: 'accountDeleted', email, locale, visitor });
  return true;
});
