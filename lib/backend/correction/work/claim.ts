import { sql, type Kysely, type Selectable } from 'kysely';
import type { Deps } from '../../calls/deps';
import type { CorrectionsTable } from '../../database/correction-tables';
import type { Tables } from '../../database/tables';

/** ms after which a correction is somebody else's whose maker was not heard of: as long waits what a process has left as it died. */
export const leaseMs = 60_000;

/** As many are looked at, for others take some of them meanwhile. */
const lookedAt = 20;

const columns = [
  'id',
  'user_id',
  'exam_id',
  'type',
  'mode',
  'prompt',
  'photo',
  'seconds',
  'locale',
  'text',
  'attempts',
  'created_at',
] as const satisfies readonly (keyof CorrectionsTable)[];

/** A correction in the hands of whoever is to make it, who is known by the number of the attempt. */
export type Claimed = Pick<Selectable<CorrectionsTable>, (typeof columns)[number]>;

/**
 * Takes what is due, that which waits longest first, those of exams behind what somebody waits for. The attempt is counted before
 * anything is done: what takes the whole process along is tried again as seldom as all else.
 *
 * @returns undefined where nothing is due
 */
export async function claimNext({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Claimed | undefined> {
  const due = await db
    .selectFrom('corrections')
    .select('id')
    .where('due_at', '<=', now())
    .orderBy(sql`case when exam_id is null then 0 else 1 end`)
    .orderBy('due_at')
    .orderBy('id')
    .limit(lookedAt)
    .execute();
  for (const { id } of due) {
    const claimed = await db
      .updateTable('corrections')
      .set((row) => ({ attempts: row('attempts', '+', 1), due_at: now() + leaseMs }))
      .where('id', '=', id)
      .where('due_at', '<=', now())
      .returning(columns)
      .executeTakeFirst();
    if (claimed) return claimed;
  }
  return undefined;
}

/** Of a correction, while it is in the hands of an attempt: whatever is written is written by that one alone. */
export const inHands = (db: Kysely<Tables>, { id, attempts }: Pick<Claimed, 'id' | 'attempts'>) =>
  db
    .updateTable('corrections')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting');
