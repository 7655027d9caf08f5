import type { Kysely } from 'kysely';
import { examFailures } from '@/lib/api/contract/exam/failures';
import type { ExamBank } from '@/lib/exam/types';
import type { Tables } from '../../database/tables';
import { ApiFailure } from '../../base/failure';
import type { Deps } from '../../calls/deps';
import type { ExamMaterial } from '../../calls/exam-material';
import { finish } from './finish';
import { handOut } from './go-on';
import { keptPlan } from './plan';
import { examColumns, readStanding, type Exam, type Standing } from './standing';

export type SittingDeps = Pick<Deps, 'db' | 'now' | 'exams' | 'secret'>;

export interface Room {
  /** A transaction that has locked the exam. */
  db: Kysely<Tables>;
  bank: ExamBank;
  /** Key of the database. */
  secret: string;
  mediaIn: ExamMaterial['mediaIn'];
  /** Epoch ms. */
  now: number;
}

type Done<Result> = readonly [Standing, Result];

export type Act<Result> = (standing: Standing, room: Room) => Done<Result> | Promise<Done<Result>>;

/**
 * Does something in an exam of a user: its row is locked meanwhile, so that requests about it follow one another, and all that follows
 * is written together or not at all. One that was open for too long is ended before.
 *
 * @throws ApiFailure 404 for an exam that this user does not have
 */
export async function sit<Result>(
  { db: database, now, exams, secret }: SittingDeps,
  { userId, examId }: { userId: string; examId: string },
  act: Act<Result>,
): Promise<Result> {
  const bank = await exams.bank();
  return database.transaction().execute(async (db) => {
    const exam = await lockExam(db, userId, examId);
    const room = { db, bank, secret, mediaIn: exams.mediaIn, now: now() };
    const [standing, result] = await act(await enter(exam, room), room);
    await save(exam, standing, room);
    return result;
  });
}

/**
 * Locks an exam until the transaction ends.
 *
 * @throws ApiFailure 404 for one that this user does not have
 */
export async function lockExam(db: Kysely<Tables>, userId: string, id: string): Promise<Exam> {
  const exam = await db
    .updateTable('exams')
    // As lockUser in accounts/users.ts.
    .set((column) => ({ seq: column.ref('seq') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(examColumns)
    .executeTakeFirst();
  if (!exam) throw new ApiFailure(examFailures.unknownExam);
  return exam;
}

async function enter(exam: Exam, room: Room): Promise<Standing> {
  const { bank, now } = room;
  const standing = await readStanding(room, exam);
  if (exam.state === 'done') return standing;
  if (exam.open_until <= now) return ended(standing, exam.open_until);
  // The bank may have lost the unit that stands.
  return standing.planned ? standing : handOut(standing, bank, now);
}

/** An exam that ends where it stands. @param at epoch ms */
export const ended = (standing: Standing, at: number): Standing => ({
  ...standing,
  exam: { ...standing.exam, state: 'done', finished_at: at },
});

/** Writes down what has changed, and scores an exam that is over by it. @throws Error where its row has changed although it was locked */
export async function save(
  before: Exam,
  { exam, planned, clock, written }: Standing,
  room: Room,
): Promise<void> {
  const { db, now } = room;
  if (before.state === 'done') return;
  if (written.length > 0) await db.insertInto('exam_answers').values(written).execute();
  const changed = await db
    .updateTable('exams')
    .set({
      ...{ seq: exam.seq, speaking: exam.speaking, plays: exam.plays, tab: exam.tab, held_at: exam.held_at },
      plan: planned ? keptPlan(planned) : null,
      begun_at: clock?.begunAt ?? null,
      clock_at: clock?.clockAt ?? null,
    })
    .where('id', '=', before.id)
    .where('seq', '=', before.seq)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new Error('The exam changed while it was locked');
  if (exam.state === 'done') await finish(room, exam, exam.finished_at ?? now);
  else if (!planned) await finish(room, exam, now);
}
