import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../base/failure';
import { route } from '../calls/route';
import { rules } from '../limits/rules';
import { closeCheckouts } from '../purchases/close-checkouts';
import { eraseUser } from './erase';
import { proveOwner } from './proof';
import { tellOwner } from './tell-owner';
import { lockUser } from './users';

/** DELETE /account. Of several at once one deletes and tells. */
export const deleteAccount = route('deleteAccount', async ({ deps, request: { body }, session, visitor }) => {
  const { id, email } = session.user;
  await deps.limiter.consume(rules.deletePerUser, id);
  if (body.confirm !== email) throw new ApiFailure(failures.notConfirmed);
  await proveOwner(deps, session, body.password);
  const locale = await deps.db.transaction().execute(async (db) => {
    // A sign-in or a payment at the same moment comes before or after all of this.
    const locale = await lockUser(db, id);
    await eraseUser(db, { id, email, now: deps.now() });
    return locale;
  });
  deps.later('open checkouts', () => closeCheckouts(deps, id));
  tellOwner(deps, { scene: 'accountDeleted', email, locale, visitor });
  return true;
});
