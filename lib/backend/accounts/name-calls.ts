import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../base/failure';
import { route } from '../calls/route';

/** POST /account/name. The name that Google gave stays beside it. */
const changeName = route('changeName', async ({ deps, session, request: { body } }) => {
  const { numUpdatedRows } = await deps.db
    .updateTable('users')
    .set({ nickname: body.nickname })
    .where('id', '=', session.user.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  // The account was deleted at the same moment, and this session with it.
  if (numUpdatedRows === 0n) throw new ApiFailure(failures.unauthorized);
  return true;
});

export const nameRoutes = [changeName];
