import type { Insertable, Kysely } from 'kysely';
import { correctionFailures } from '@/lib/api/contract/correction/failures';
import { correctionLimits } from '@/lib/api/contract/correction/limits';
import { ApiFailure } from '../../base/failure';
import { dayMs } from '../../base/day-ms';
import type { Tables } from '../../database/tables';

/** ms for which a recording waits for its order. */
export const spokenLifeMs = 60 * 60 * 1000;

/** As many of an account wait for their order: what was recorded once more is of use, the one before it hardly. */
const mostSpoken = 5;

/** Bytes of an account's recordings: with more the oldest go before their time. */
const mostBytes = 256 * 1024 * 1024;

/** Keeps a recording until an order names it, in place of the oldest one where there are many. @param db a transaction that has locked the user */
export async function keepSpoken(db: Kysely<Tables>, spoken: Insertable<Tables['spoken']>): Promise<void> {
  await db.insertInto('spoken').values(spoken).execute();
  const kept = await db
    .selectFrom('spoken')
    .select('id')
    .where('user_id', '=', spoken.user_id)
    .where('id', '!=', spoken.id)
    .orderBy('created_at', 'desc')
    .execute();
  const old = kept.slice(mostSpoken - 1).map(({ id }) => id);
  if (old.length > 0) await db.deleteFrom('spoken').where('id', 'in', old).execute();
}

interface Named {
  recording: string;
  userId: string;
  /** Id of the correction that it is for. */
  order: string;
  now: number;
}

/**
 * Hands a recording over to its order.
 *
 * @param db a transaction that has locked the user
 * @throws ApiFailure 404 for one that is not there, not any more, or somebody else's
 */
export async function orderSpoken(
  db: Kysely<Tables>,
  { recording, userId, order, now }: Named,
): Promise<void> {
  const spoken = await db
    .insertInto('correction_recordings')
    .columns(['correction_id', 'type', 'bytes', 'size', 'created_at'])
    // Its bytes do not come here for it.
    .expression((insert) =>
      insert
        .selectFrom('spoken')
        .select(({ val }) => [
          val(order).as('correction_id'),
          'type',
          'bytes',
          'size',
          val(now).as('created_at'),
        ])
        .where('id', '=', recording)
        .where('user_id', '=', userId)
        .where('created_at', '>', now - spokenLifeMs),
    )
    .returning('correction_id')
    .executeTakeFirst();
  if (!spoken) throw new ApiFailure(correctionFailures.unknownRecording);
  await db.deleteFrom('spoken').where('id', '=', recording).execute();
  await dropOldest(db, userId);
}

/** Deletes the oldest recordings of an account that has too many bytes of them; none of what waits. */
async function dropOldest(db: Kysely<Tables>, userId: string): Promise<void> {
  const kept = await db
    .selectFrom('correction_recordings')
    .innerJoin('corrections', 'corrections.id', 'correction_recordings.correction_id')
    .select(['correction_id', 'size', 'state'])
    .where('user_id', '=', userId)
    .orderBy('correction_recordings.created_at', 'desc')
    .execute();
  let bytes = 0;
  const old = kept
    .filter(({ size }) => (bytes += size) > mostBytes)
    .filter(({ state }) => state !== 'waiting');
  if (old.length === 0) return;
  await db
    .deleteFrom('correction_recordings')
    .where(
      'correction_id',
      'in',
      old.map(({ correction_id }) => correction_id),
    )
    .execute();
}

/** The recordings of corrections beside them: as they were sent, or those of the exam that they are an answer in. */
const withRecordings = (db: Kysely<Tables>) =>
  db
    .selectFrom('corrections')
    .leftJoin('correction_recordings as sent', 'sent.correction_id', 'corrections.id')
    .leftJoin('exam_recordings as sat', (join) =>
      join.onRef('sat.exam_id', '=', 'corrections.exam_id').onRef('sat.seq', '=', 'corrections.exam_seq'),
    );

/** The recording of a correction; undefined where there is none, or not any more. @param now epoch ms */
export async function recordingOf(
  db: Kysely<Tables>,
  correctionId: string,
  now: number,
): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | undefined> {
  const found = await withRecordings(db)
    .select(({ fn }) => [
      fn.coalesce('sent.type', 'sat.type').as('type'),
      fn.coalesce('sent.bytes', 'sat.bytes').as('bytes'),
    ])
    .where('corrections.id', '=', correctionId)
    .where(({ eb, fn }) => eb(fn.coalesce('sent.created_at', 'sat.created_at'), '>', oldest(now)))
    .executeTakeFirst();
  // The two databases give bytes in forms of their own.
  return found?.type && found.bytes ? { type: found.type, bytes: new Uint8Array(found.bytes) } : undefined;
}

/** Whether a correction has a recording that can still be heard. @param now epoch ms */
export async function hasRecording(db: Kysely<Tables>, correctionId: string, now: number): Promise<boolean> {
  const found = await withRecordings(db)
    .select('corrections.id')
    .where('corrections.id', '=', correctionId)
    .where(({ eb, fn }) => eb(fn.coalesce('sent.created_at', 'sat.created_at'), '>', oldest(now)))
    .executeTakeFirst();
  return found !== undefined;
}

const oldest = (now: number) => now - correctionLimits.recordingDays * dayMs;
