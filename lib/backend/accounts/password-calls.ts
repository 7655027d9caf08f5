import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../http/failure';
import { route } from '../http/route';
import { rules } from '../limits/rules';
import { logClickIds } from '../tracking/click-ids';
import { voidCode } from './codes';
import { createSession, endSessionsOf } from './sessions';
import { tellOwner } from './tell-owner';
import { spendTicket, voidTickets } from './tickets';
import { insertUser, publicUser } from './users';

/** POST /common/register: whether an address has an account is told only to who has proved to own it. */
const register = route('register', async ({ deps, request: { body }, visitor, limitVisitor }) => {
  await limitVisitor(rules.ticketPerVisitor);
  const now = deps.now();
  const { email, ticket, channel, nickname } = body;
  if (!(await spendTicket(deps.db, { ticket, email, scene: 'register', now }))) {
    throw new ApiFailure(failures.badTicket);
  }
  const passwordHash = await deps.hasher.hash(body.password);
  return deps.db.transaction().execute(async (db) => {
    const user = await insertUser(db, {
      email,
      passwordHash,
      name: nickname,
      avatar: null,
      channel,
      inviteCode: body.invite_code,
      now,
    });
    if (!user) throw new ApiFailure(failures.emailTaken);
    await logClickIds(db, { userId: user.id, ...body, now });
    const token = await createSession(db, { userId: user.id, channel, visitor, now });
    return { token, user: await publicUser({ ...deps, db }, user) };
  });
});

/** POST /common/findPassword: whoever knew the old password, or held a session, is out. */
const findPassword = route('findPassword', async ({ deps, request: { body }, visitor, limitVisitor }) => {
  await limitVisitor(rules.ticketPerVisitor);
  const { email, ticket } = body;
  if (!(await spendTicket(deps.db, { ticket, email, scene: 'reset', now: deps.now() }))) {
    throw new ApiFailure(failures.badTicket);
  }
  const passwordHash = await deps.hasher.hash(body.password);
  const locale = await deps.db.transaction().execute(async (db) => {
    const user = await db
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('email', '=', email)
      .returning(['id', 'locale'])
      .executeTakeFirst();
    if (!user) throw new ApiFailure(failures.badTicket);
    await endSessionsOf(db, user.id);
    await voidCode(db, { email, scene: 'reset' });
    await voidTickets(db, { email, scene: 'reset' });
    return user.locale;
  });
  tellOwner(deps, { scene: 'passwordChanged', email, locale, visitor });
  return true;
});

export const passwordRoutes = [register, findPassword];
