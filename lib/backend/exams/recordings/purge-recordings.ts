import type { Kysely } from 'kysely';
import { recordingDays } from '@/lib/api/contract/exam/kept';
import { dayMs } from '../../base/day-ms';
import type { Tables } from '../../database/tables';

/** Deletes recordings that are old enough. @param now epoch ms */
export async function purgeRecordings(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('exam_recordings')
    .where('created_at', '<=', now - recordingDays * dayMs)
    .execute();
}
