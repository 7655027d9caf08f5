import { failures } from '@/lib/api/contract/call';
import { ApiFailure } from '../../base/failure';
import { route, type CallContext } from '../../calls/route';
import { rules } from '../../limits/rules';
import { logClickIds } from '../../tracking/click-ids';
import { voidCodes } from '../codes';
import { dropRecentFactors } from '../factors/recent-factors';
import { proveSecondFactor } from '../factors/reset-factor';
import { voidStepTickets } from '../factors/step-tickets';
import { askerOf, forgetOtherPlaces, rememberPlace } from '../known-places';
import { checkNewPassword } from './password-rules';
import { createSession, endSessionsOf } from '../../sessions/sessions';
import { tellOwner } from '../tell-owner';
import { holdsTicket, spendTicket, voidTickets } from '../tickets';
import { insertUser, publicUser } from '../users';
import { userColumns } from '../../sessions/user-row';

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

/**
 * POST /common/findPassword: whoever knew the old password, or held a session, is out, with what they may have added to log in with.
 * Who reads the mail of an account that has had two-step login for three days does not get round the second step by it.
 */
const findPassword = route('findPassword', async (context) => {
  const { deps, request, visitor } = context;
  const { body } = request;
  await limitTickets(context);
  const { email, ticket } = body;
  await checkNewPassword(body.password, body);
  const scope = { ticket, email, scene: 'reset', now: deps.now() } as const;
  if (!(await holdsTicket(deps.db, scope))) throw new ApiFailure(failures.badTicket);
  // Before the ticket is spent, so that a mistyped code does not cost it.
  const isComplete = await proveSecondFactor(deps, visitor, email, body.code);
  if (!(await spendTicket(deps.db, scope))) throw new ApiFailure(failures.badTicket);
  const passwordHash = await deps.hasher.hash(body.password);
  const { locale, answer } = await deps.db.transaction().execute(async (db) => {
    const user = await db
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('email', '=', email)
      .returning([...userColumns, 'users.locale'])
      .executeTakeFirst();
    if (!user) throw new ApiFailure(failures.badTicket);
    await endSessionsOf(db, user.id);
    await voidStepTickets(db, user.id);
    await dropRecentFactors(db, user.id, scope.now);
    await forgetOtherPlaces(context, db, user.id);
    await rememberPlace(context, db, user.id);
    await voidCodes(db, { email, scene: 'reset' });
    await voidTickets(db, { email, scene: 'reset' });
    const { locale } = user;
    if (!isComplete) return { locale, answer: true as const };
    // Mail, factor and password are proven: a login would ask for the same once more, and for another code.
    const token = await createSession(db, { userId: user.id, channel: undefined, visitor, now: scope.now });
    return { locale, answer: { token, user: await publicUser({ ...deps, db }, user) } };
  });
  tellOwner(deps, { scene: 'passwordChanged', email, locale, visitor });
  return answer;
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
