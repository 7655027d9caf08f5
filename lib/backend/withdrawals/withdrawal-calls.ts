import type { Deps } from '../calls/deps';
import { route } from '../calls/route';
import { rules } from '../limits/rules';
import { recordDeclared } from './record-declared';
import { recordOwn } from './record-own';
import { settleMails, settleMoney } from './settle';
import { publicState } from './state/withdrawal';

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
  const settled = await settleMoney(deps, recorded.withdrawal);
  if (!recorded.isUnderWay) deps.later('mails of a withdrawal', () => settleMails(deps, settled));
  return { state: publicState(settled, 'paid') };
});

/** POST /withdraw. The answer is the same whatever the address and the number are. */
const withdraw = route('withdraw', async ({ deps, request: { body }, limitVisitor }) => {
  const receivedAt = new Date(deps.now()).toISOString();
  await limitVisitor(rules.withdrawPerVisitor);
  await limitVisitor(rules.withdrawPerVisitorAndDay);
  const { withdrawal, isUnderWay } = await recordDeclared(deps.db, { ...body, now: deps.now() });
  await warnOfMasses(deps);
  if (!isUnderWay) deps.later('mails of a withdrawal', () => settleMails(deps, withdrawal));
  return { receivedAt };
});

/** What is declared is taken, whoever else declares how much; that many do is for people to see. */
async function warnOfMasses({ limiter, log }: Deps): Promise<void> {
  const { name, points } = rules.withdrawInAll;
  if ((await limiter.count(rules.withdrawInAll, '')) === points + 1) {
    log.warn({ limit: name, points }, 'withdrawals are being declared in masses');
  }
}

export const withdrawalRoutes = [withdrawPurchase, withdraw];
