import { sql, type Kysely } from 'kysely';
import { tutorLimits } from '@/lib/api/contract/tutor/limits';
import { dayOf } from '../../ai/spend';
import { dayMs } from '../../base/day-ms';
import type { Tables } from '../../database/tables';

type Db = Kysely<Tables>;

/** @returns false where the day has no room for one more; of several at once none is one too many */
export async function countQuestion(db: Db, userId: string, day: string): Promise<boolean> {
  const counted = await db
    .insertInto('tutor_days')
    .values({ user_id: userId, day, asked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ asked: sql<number>`tutor_days.asked + 1` })
        .where('tutor_days.asked', '<', tutorLimits.perDay),
    )
    .returning('day')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function giveQuestionBack(db: Db, userId: string, day: string): Promise<void> {
  await db
    .updateTable('tutor_days')
    .set(({ eb }) => ({ asked: eb('asked', '-', 1) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('asked', '>', 0)
    .execute();
}

export async function questionsLeft(db: Db, userId: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('tutor_days')
    .select('asked')
    .where('user_id', '=', userId)
    .where('day', '=', dayOf(now))
    .executeTakeFirst();
  return Math.max(0, tutorLimits.perDay - (row?.asked ?? 0));
}

export async function purgeDays(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('tutor_days')
    .where('day', '<', dayOf(now - dayMs))
    .execute();
}
