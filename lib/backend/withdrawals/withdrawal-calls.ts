import { route } from '../http/route';
import { rules } from '../limits/rules';
import { recordDeclared, recordOwn } from './record';
import { settleMails, settleMoney } from './settle';

/**
 * POST /account/withdraw. What is declared is in the database before anybody else is asked; the money is asked for before the
 * answer, and what fails of it later again (resume.ts).
 */
const withdrawPurchase = route('withdrawPurchase', async ({ deps, request: { body }, session, visitor }) => {
  const { user } = session;
  await deps.limiter.consume(rules.withdrawPerUser, user.id);
  const recorded = await recordOwn(deps.db, {
    user: { id: user.id, email: user.email, name: user.nickname ?? user.name },
    purchaseId: body.purchaseId,
    reason: body.reason || undefined,
    locale: visitor.locale,
    now: deps.now(),
  });
  if (!recorded) return { state: 'refunded' as const };
  const settled = await settleMoney(deps, recorded);
  deps.later('mails of a withdrawal', () => settleMails(deps, settled));
  return { state: settled.state };
});

/** POST /withdraw. The answer is the same whatever the address and the number are. */
const withdraw = route('withdraw', async ({ deps, request: { body }, limitVisitor }) => {
  const receivedAt = new Date(deps.now()).toISOString();
  await limitVisitor(rules.withdrawPerVisitor);
  await limitVisitor(rules.withdrawPerVisitorAndDay);
  await deps.limiter.consume(rules.withdrawInAll, '');
  const recorded = await recordDeclared(deps.db, { ...body, now: deps.now() });
  deps.later('mails of a withdrawal', () => settleMails(deps, recorded));
  return { receivedAt };
});

export const withdrawalRoutes = [withdrawPurchase, withdraw];
