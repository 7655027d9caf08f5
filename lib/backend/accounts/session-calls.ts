import { route } from '../http/route';
import { endSession } from './sessions';
import { publicUser } from './users';

/** POST /logout. */
const logout = route('logout', async ({ deps, session }) => {
  await endSession(deps.db, session.tokenHash);
  return true;
});

/** GET /userInfo. */
const userInfo = route('userInfo', async ({ deps, session }) => publicUser(deps, session.user));

export const sessionRoutes = [logout, userInfo];
