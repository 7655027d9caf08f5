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
 * start, from time to time, and when their owner looks. The older one is, the more seldom it is tried. Money comes first, then
 * what was not tried for longest, so that mails which nobody takes hold up nothing.
 */
export async function resumeWithdrawals(deps: Deps): Promise<void> {
  const open = await deps.db
    .selectFrom('withdrawals')
    .select('id')
    .where(isDue(deps.now()))
    .orderBy(sql`case when state = 'refunding' then 0 else 1 end`)
    .orderBy('tried_at')
    .limit(atOnce)
    .execute();
  for (const { id } of open) {
    const claimed = await claim(deps, id);
    if (!claimed) continue;
    try {
      await settleMails(deps, await settleMoney(deps, claimed));
    } catch (error) {
      deps.log.error({ withdrawal: id, error: errorForLog(error) }, 'withdrawal not settled');
    }
  }
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
