import type { Kysely } from 'kysely';
import { correctionLimits } from '@/lib/api/contract/correction/limits';
import { dayMs } from '../../base/day-ms';
import type { Tables } from '../../database/tables';
import { spokenLifeMs } from './spoken';

/** Deletes recordings that are old enough, and those that no order has named. @param now epoch ms */
export async function purgeCorrections(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('correction_recordings')
    .where('created_at', '<=', now - correctionLimits.recordingDays * dayMs)
    .execute();
  await db
    .deleteFrom('spoken')
    .where('created_at', '<=', now - spokenLifeMs)
    .execute();
}
