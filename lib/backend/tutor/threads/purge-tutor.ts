import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { purgeDays } from './day';
import { keptSince } from './kept-threads';

/** Deletes threads in which nothing was said for long. @param now epoch ms */
export async function purgeTutor(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('tutor_threads').where('said_at', '<=', keptSince(now)).execute();
  await purgeDays(db, now);
}
