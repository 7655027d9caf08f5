import { sql } from 'kysely';
import { errorForLog } from '../http/request-log';
import type { Deps } from '../deps';
import { settleMails, settleMoney } from './settle';
import type { Withdrawal } from './record';

/** How long whoever has begun with a withdrawal is left to it. */
const busyMs = 60_000;

/** At once. */
const atOnce = 50;

/**
 * Goes on with the withdrawals that a broken connection, a mail server that is down or the end of the process has left: at the
 * start, from time to time, and when their owner looks. The older one is, the more seldom it is tried. Money comes first. Then come,
 * of more than can be done at once, in halves the newest and what was not tried for longest: mails which nobody takes hold up nothing,
 * and masses that were declared before hold up nobody.
 */
export async function resumeWithdrawals(deps: Deps): Promise<void> {
  for (const id of await findDue(deps)) {
    const claimed = await claim(deps, id);
    if (!claimed) continue;
    try {
      await settleMails(deps, await settleMoney(deps, claimed));
    } catch (error) {
      deps.log.error({ withdrawal: id, error: errorForLog(error) }, 'withdrawal not settled');
    }
  }
}

async function findDue({ db, now }: Deps): Promise<Set<string>> {
  const due = db
    .selectFrom('withdrawals')
    .select('id')
    .where(isDue(now()))
    .orderBy(sql`case when state = 'refunding' then 0 else 1 end`);
  const [untried, newest] = await Promise.all([
    due.orderBy('tried_at').limit(atOnce).execute(),
    due
      .orderBy('declared_at', 'desc')
      .limit(atOnce / 2)
      .execute(),
  ]);
  const ids = [...untried.slice(0, atOnce / 2), ...newest, ...untried].map(({ id }) => id);
  return new Set([...new Set(ids)].slice(0, atOnce));
}

/** Of several instances one gets it. */
function claim({ db, now }: Deps, id: string): Promise<Withdrawal | undefined> {
  const moment = now();
  return db
    .updateTable('withdrawals')
    .set({ tried_at: moment })
    .where('id', '=', id)
    .where(isDue(moment))
    .returningAll()
    .executeTakeFirst();
}

const isDue = (moment: number) => sql<boolean>`settled_at is null and tried_at <= ${moment - busyMs}
  and (${moment} - tried_at) * 8 >= ${moment} - declared_at`;
