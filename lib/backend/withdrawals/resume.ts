import { sql } from 'kysely';
import { errorForLog } from '../calls/request-log';
import type { Deps } from '../calls/deps';
import { settleMails, settleMoney } from './settle';
import { recordStep } from './state/record';
import type { Withdrawal } from './state/withdrawal';

/** How long whoever has begun with a withdrawal is left to it, before another instance goes on. */
const busyMs = 60_000;

const atOnce = 50;

/**
 * Goes on with the withdrawals that a broken connection, a mail server that is down or the end of the process has left: at the
 * start, from time to time, and when their owner looks. The older one is, the more seldom it is tried. Money comes first. Then come,
 * of more than can be done at once, in halves the newest and what was not tried for longest: mails which nobody takes hold up nothing,
 * and masses that were declared before hold up nobody.
 */
export async function resumeWithdrawals(deps: Deps): Promise<void> {
  for (const { id, tried_at } of await findDue(deps)) {
    // Of several instances one gets it.
    const claimed = await recordStep(deps.db, id, { kind: 'resumed', at: deps.now(), held: tried_at });
    if (!claimed) continue;
    try {
      await settleMails(deps, await settleMoney(deps, claimed));
    } catch (error) {
      deps.log.error({ withdrawal: id, error: errorForLog(error) }, 'withdrawal not settled');
    }
  }
}

type Due = Pick<Withdrawal, 'id' | 'tried_at'>;

async function findDue({ db, now }: Deps): Promise<Due[]> {
  const moment = now();
  const due = db
    .selectFrom('withdrawals')
    .select(['id', 'tried_at'])
    .where(
      sql<boolean>`settled_at is null and tried_at <= ${moment - busyMs}
        and (${moment} - tried_at) * 8 >= ${moment} - declared_at`,
    )
    .orderBy(sql`case when state = 'refunding' then 0 else 1 end`);
  const [untried, newest] = await Promise.all([
    due.orderBy('tried_at').limit(atOnce).execute(),
    due
      .orderBy('declared_at', 'desc')
      .limit(atOnce / 2)
      .execute(),
  ]);
  const inTurn = [...untried.slice(0, atOnce / 2), ...newest, ...untried];
  return [...new Map(inTurn.map((row) => [row.id, row])).values()].slice(0, atOnce);
}
