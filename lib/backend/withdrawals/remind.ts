import { sql } from 'kysely';
import { facts } from '@/lib/site/facts';
import type { Deps } from '../calls/deps';
import { dayMs } from '../base/day-ms';
import { decisionLink } from './decisions/decision-link';
import { recordStep } from './state/record';
import type { Withdrawal } from './state/withdrawal';

/** How long after the operator was told the first reminder comes, and then each next one. */
const firstAfterMs = 3 * dayMs;
const nextAfterMs = 7 * dayMs;
/** How long whoever has begun with a reminder is left to it, before another instance goes on. */
const busyMs = 10 * 60 * 1000;
const atOnce = 50;

/**
 * Reminds the operator of the withdrawals that wait for a decision, since what their purchases grant waits as well: after three days,
 * then every week, in one mail for all that are due. Of several instances one sends it; what a mail server refuses, or the end of the
 * process leaves, is tried again ten minutes later.
 *
 * @throws Error when the mail server does not take it
 */
export async function remindOperator(deps: Deps): Promise<void> {
  const due = await claimDue(deps);
  if (due.length === 0) return;
  await deps.mailer.send({
    to: deps.settings.CONTACT_EMAIL,
    subject: `Withdrawals that wait for a decision: ${due.length}`,
    text: `${linesOf(deps, due).join('\n')}\n`,
  });
  for (const { id } of due)
    await recordStep(deps.db, id, { kind: 'reminded', next: deps.now() + nextAfterMs });
}

async function claimDue({ db, now }: Deps): Promise<Withdrawal[]> {
  const moment = now();
  const due = await db
    .selectFrom('withdrawals')
    .innerJoin('purchases', 'purchases.id', 'withdrawals.purchase_id')
    .select(['withdrawals.id', 'remind_at'])
    .where('withdrawals.state', '=', 'asked')
    .where('decided_at', 'is', null)
    .where('told_at', '<=', moment - firstAfterMs)
    .where((where) =>
      where.or([where('purchases.status', '=', 'paid'), where('refund_failure', 'is not', null)]),
    )
    .where(sql<boolean>`coalesce(remind_at, 0) <= ${moment}`)
    .orderBy('declared_at')
    .limit(atOnce)
    .execute();
  if (due.length === 0) return [];
  return (await claim(db, due, moment + busyMs)).sort((one, other) => one.declared_at - other.declared_at);
}

/** All of them in one transaction and in the same order everywhere, so that of several instances one gets all. */
function claim(
  db: Deps['db'],
  due: readonly Pick<Withdrawal, 'id' | 'remind_at'>[],
  until: number,
): Promise<Withdrawal[]> {
  return db.transaction().execute(async (transaction) => {
    const claimed: Withdrawal[] = [];
    for (const { id, remind_at } of due.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const ours = await recordStep(transaction, id, { kind: 'reminding', held: remind_at, until });
      if (ours) claimed.push(ours);
    }
    return claimed;
  });
}

/** Nothing personal: the first mail about each has that, and the page behind the link. */
function linesOf(deps: Deps, due: readonly Withdrawal[]): string[] {
  return [
    'What these purchases grant is suspended until somebody decides.',
    `Money that is due goes back within ${facts.refundDays} days of the declaration.`,
    'Whoever has one of these addresses decides; forward them to nobody.',
    ...due.flatMap((withdrawal) => [
      '',
      `Purchase ${withdrawal.purchase_id ?? ''}, declared ${new Date(withdrawal.declared_at).toISOString()}:`,
      decisionLink(deps, withdrawal.id),
    ]),
  ];
}
