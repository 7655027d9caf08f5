import type { Kysely } from 'kysely';
import { correctExamAnswers } from '../../correction/exam/exam-answers';
import type { Tables } from '../../database/tables';
import { taskOf } from '../report/open-answers';
import type { Room } from '../sitting/sit';
import type { Exam } from '../sitting/standing';

/** Has a recording corrected that comes when its exam is over: what came before was ordered with the end. */
export async function correctLate(
  { db, bank, mediaIn, now }: Pick<Room, 'db' | 'bank' | 'mediaIn' | 'now'>,
  exam: Exam,
  seq: number,
): Promise<void> {
  if (exam.state === 'open') return;
  const answered = await askedAt(db, exam.id, seq);
  const task = answered && taskOf(answered, { bank, mediaIn, seed: exam.seed });
  if (task) await correctExamAnswers(db, exam, [{ seq, task, text: null }], now);
}

const askedAt = (db: Kysely<Tables>, examId: string, seq: number) =>
  db
    .selectFrom('exam_answers')
    .select(['unit', 'step', 'question', 'type'])
    .where('exam_id', '=', examId)
    .where('seq', '=', seq)
    .executeTakeFirst();
