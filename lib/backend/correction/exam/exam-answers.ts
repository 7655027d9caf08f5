import type { Kysely } from 'kysely';
import type { CorrectionTask } from '@/lib/correction/correction';
import type { Locale } from '@/lib/i18n/locales';
import { wellFormed } from '../../base/well-formed';
import type { Tables } from '../../database/tables';
import { correctionIdFrom, waitingRow } from '../orders/order';
import { scoreIn } from '../orders/shown';

export interface ExamAnswered {
  seq: number;
  task: CorrectionTask;
  /** What was written; null for a recording, which lies with the exam. */
  text: string | null;
}

export interface OfExam {
  id: string;
  user_id: string;
  locale: Locale;
}

/**
 * Has answers of an exam corrected, each once however often it is asked for. They use nothing up: the exam is paid for.
 *
 * @param db the transaction in which the exam ends, or in which a recording comes that it still waits for
 * @param now epoch ms
 */
export async function correctExamAnswers(
  db: Kysely<Tables>,
  exam: OfExam,
  answers: readonly ExamAnswered[],
  now: number,
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map(({ seq, task, text }) =>
    waitingRow({
      ...{ id: correctionIdFrom(), user_id: exam.user_id, key: `exam:${exam.id}:${seq}`, grant_id: null },
      ...{ exam_id: exam.id, exam_seq: seq, locale: exam.locale, task: null, scene: null },
      ...{ ...task, text: text === null ? null : wellFormed(text), created_at: now },
    }),
  );
  await db
    .insertInto('corrections')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .execute();
}

export interface ExamCorrection {
  examId: string;
  seq: number;
  id: string;
  state: Tables['corrections']['state'];
  mode: CorrectionTask['mode'];
  /** What a connected scorer says; null where none has said anything. */
  score: { low: number; high: number } | null;
}

export async function examCorrections(
  db: Kysely<Tables>,
  examIds: readonly string[],
): Promise<ExamCorrection[]> {
  if (examIds.length === 0) return [];
  const rows = await db
    .selectFrom('corrections')
    .select(['id', 'exam_id', 'exam_seq', 'state', 'mode', 'score_low', 'score_high'])
    .where('exam_id', 'in', examIds)
    .orderBy('exam_seq')
    .execute();
  return rows.flatMap(({ id, exam_id, exam_seq, state, mode, ...range }) =>
    exam_id === null || exam_seq === null
      ? []
      : [{ examId: exam_id, seq: exam_seq, id, state, mode, score: scoreIn(range) }],
  );
}
