import { route } from '../calls/route';
import { proveOwner } from './proof';
import { hashOf } from '../secrets/secrets';
import { endOtherSessions, endSession, idleLifeMs } from '../sessions/sessions';
import { publicUser } from './users';

const logout = route('logout', async ({ deps, session }) => {
  await endSession(deps.db, session.tokenHash);
  return true;
});

const userInfo = route('userInfo', async ({ deps, session }) => publicUser(deps, session.user));

const sessions = route('sessions', async ({ deps, session }) => {
  const now = deps.now();
  const rows = await deps.db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'last_used_at', 'device'])
    .where('user_id', '=', session.user.id)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', now - idleLifeMs)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: publicIdOf(row.token_hash),
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(row.last_used_at).toISOString(),
    device: row.device,
    current: row.token_hash === session.tokenHash,
  }));
});

/** The name of a row must not be what the database finds a token by. */
const publicIdOf = (tokenHash: string) => hashOf(tokenHash).slice(0, 32);

const endSessions = route('endSessions', async ({ deps, request: { body }, session }) => {
  await proveOwner(deps, session, body?.password);
  await endOtherSessions(deps.db, session);
  return true;
});

/** DELETE /account/session?id=: one of the user's own. One that has ended already stays so, whoever ended it. */
const endOneSession = route('endSession', async ({ deps, request: { body, query }, session }) => {
  await proveOwner(deps, session, body?.password);
  const own = await deps.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', session.user.id)
    .execute();
  const named = own.find((row) => publicIdOf(row.token_hash) === query.id);
  if (named) await endSession(deps.db, named.token_hash);
  return true;
});

export const sessionRoutes = [logout, userInfo, sessions, endSessions, endOneSession];
