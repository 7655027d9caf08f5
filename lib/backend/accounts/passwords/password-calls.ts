import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../../http/failure';
import { route, type CallContext } from '../../http/route';
import { rules } from '../../limits/rules';
import { logClickIds } from '../../tracking/click-ids';
import { voidCodes } from '../codes';
import { askerOf, rememberPlace } from '../known-places';
import { checkNewPassword } from './password-rules';
import { createSession, endSessionsOf } from '../sessions';
import { tellOwner } from '../tell-owner';
import { spendTicket, voidTickets } from '../tickets';
import { insertUser, publicUser } from '../users';

/** POST /common/register: whether an address has an account is told only to who has proved to own it. */
const register = route('register', async (context) => {
  const { deps, request, visitor } = context;
  const { body } = request;
  await limitTickets(context);
  const now = deps.now();
  const { email, ticket, channel, nickname } = body;
  // Before the ticket is spent, so that another password can be chosen with it.
  await checkNewPassword(body.password, body);
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
    await rememberPlace(context, db, user.id);
    const token = await createSession(db, { userId: user.id, channel, visitor, now });
    return { token, user: await publicUser({ ...deps, db }, user) };
  });
});

/** POST /common/findPassword: whoever knew the old password, or held a session, is out. */
const findPassword = route('findPassword', async (context) => {
  const { deps, request, visitor } = context;
  const { body } = request;
  await limitTickets(context);
  const { email, ticket } = body;
  await checkNewPassword(body.password, body);
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
    await rememberPlace(context, db, user.id);
    await voidCodes(db, { email, scene: 'reset' });
    await voidTickets(db, { email, scene: 'reset' });
    return user.locale;
  });
  tellOwner(deps, { scene: 'passwordChanged', email, locale, visitor });
  return true;
});

async function limitTickets({
  deps,
  request,
  visitor,
}: CallContext<'register'> | CallContext<'findPassword'>) {
  const { subject } = await askerOf(deps, request.body.email, visitor);
  await deps.limiter.consume(rules.ticketPerVisitor, subject);
}

export const passwordRoutes = [register, findPassword];
