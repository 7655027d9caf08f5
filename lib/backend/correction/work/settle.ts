import { sql, type Selectable } from 'kysely';
import type { Correction } from '@/lib/correction/correction';
import { lockUser } from '../../accounts/users';
import { ApiFailure } from '../../base/failure';
import type { Deps } from '../../calls/deps';
import type { CorrectionsTable } from '../../database/correction-tables';
import { giveBackCorrection } from '../../purchases/use-correction';
import { beginningOf, searched } from '../orders/searched';
import { inHands, type Claimed } from './claim';
import { mailCorrections } from './mail-corrections';

/** Whoever has waited longer has gone elsewhere, and is told by mail. */
const patienceMs = 60_000;

/** ms to the second attempt; each one after it comes four times as late as the one before. */
const firstDelayMs = 15_000;

/** Writes down a correction, unless it is another attempt's by now: then that one answers. */
export async function keepCorrection(
  deps: Deps,
  claimed: Claimed,
  { correction, fallback }: { correction: Correction; fallback: boolean },
): Promise<void> {
  const { score, text } = correction;
  const kept = await inHands(deps.db, claimed)
    .set({
      ...over(deps, claimed),
      ...{ state: 'done', result: JSON.stringify(correction), fallback: fallback ? 1 : 0 },
      ...{ marks: correction.marks.length, score_low: score?.low ?? null, score_high: score?.high ?? null },
      // What was said is known only now.
      ...(claimed.text === null &&
        text !== null && { beginning: beginningOf(text), searched: searched(claimed.prompt, text) }),
    })
    .returning('mail_due_at')
    .executeTakeFirst();
  if (kept && kept.mail_due_at !== null) mailSoon(deps);
}

/** Writes down that nothing comes of an order, and gives its use back, or neither; nothing where it is another attempt's by now. */
export async function keepFailure(
  deps: Deps,
  claimed: Claimed,
  failure: NonNullable<Selectable<CorrectionsTable>['failure']>,
): Promise<void> {
  const isMailed = await deps.db.transaction().execute(async (db) => {
    if (!(await isThere(lockUser(db, claimed.user_id)))) return false;
    const kept = await inHands(db, claimed)
      .set({
        ...over(deps, claimed),
        ...{ state: 'failed', failure },
        given_back: sql<number>`case when grant_id is null then 0 else 1 end`,
      })
      .returning(['grant_id', 'mail_due_at'])
      .executeTakeFirst();
    if (kept?.grant_id) await giveBackCorrection(db, kept.grant_id);
    return kept !== undefined && kept.mail_due_at !== null;
  });
  if (isMailed) mailSoon(deps);
}

async function isThere(locked: Promise<unknown>): Promise<boolean> {
  try {
    await locked;
    return true;
  } catch (error) {
    if (error instanceof ApiFailure) return false;
    throw error;
  }
}

/** Of one in an exam the report tells, and no mail. */
function over({ now }: Pick<Deps, 'now'>, { created_at, exam_id }: Claimed) {
  const at = now();
  const isLate = exam_id === null && at - created_at > patienceMs;
  return { due_at: null, done_at: at, mail_due_at: isLate ? at : null };
}

const mailSoon = (deps: Deps) => deps.later('mail about corrections', () => mailCorrections(deps));

export async function tryAgain({ db, now }: Pick<Deps, 'db' | 'now'>, claimed: Claimed): Promise<void> {
  const delayMs = firstDelayMs * 4 ** (claimed.attempts - 1);
  await inHands(db, claimed)
    .set({ due_at: now() + delayMs })
    .execute();
}

/** For a process that closes: the next one begins at once, and not when the lease is over. */
export async function leave({ db, now }: Pick<Deps, 'db' | 'now'>, claimed: Claimed): Promise<void> {
  await inHands(db, claimed).set({ due_at: now() }).execute();
}
