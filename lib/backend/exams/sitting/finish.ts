import type { Kysely } from 'kysely';
import type { ExamAnswer } from '@/lib/api/contract/exam/steps';
import type { Scores } from '@/lib/exam/scores';
import type { ExamBank, Kept } from '@/lib/exam/types';
import { questionTypes } from '@/lib/questions/types';
import type { ExamMaterial } from '../../calls/exam-material';
import { correctExamAnswers } from '../../correction/exam/exam-answers';
import type { Tables } from '../../database/tables';
import { buildReport } from '../report/kept-report';
import { openAnswers } from '../report/open-answers';
import { mixOf } from './mix';
import type { Exam } from './standing';

interface Parts {
  /** A transaction that has locked the exam, and in which all of its answers are written. */
  db: Kysely<Tables>;
  bank: ExamBank;
  /** Key of the database. */
  secret: string;
  mediaIn: ExamMaterial['mediaIn'];
  /** Epoch ms. */
  now: number;
}

/**
 * Scores an exam as it stands, keeps its report, has its open answers corrected, and lets the bank learn from it.
 *
 * @param at when it was over, epoch ms
 */
export async function finish(
  { db, bank, secret, mediaIn, now }: Parts,
  exam: Exam,
  at: number,
): Promise<void> {
  const answers = await readAnswers(db, exam.id);
  const sitting = { seed: exam.seed, mix: mixOf(secret, exam), speaking: exam.speaking === 1 };
  const { report, scores } = buildReport(bank, sitting, answers);
  await db
    .updateTable('exams')
    .set({
      state: 'done',
      finished_at: at,
      overall: report.overall && JSON.stringify(report.overall),
      result: JSON.stringify(report),
    })
    .where('id', '=', exam.id)
    .execute();
  const recorded = await recordedIn(db, exam.id);
  const open = openAnswers(answers, (seq) => recorded.has(seq), { bank, mediaIn, seed: exam.seed });
  await correctExamAnswers(db, exam, open, now);
  const scored = answers.flatMap((answer) => scoredAnswer(answer, scores, at));
  if (scored.length > 0) await db.insertInto('scored_answers').values(scored).execute();
}

async function recordedIn(db: Kysely<Tables>, examId: string): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('exam_recordings').select('seq').where('exam_id', '=', examId).execute();
  return new Set(rows.map(({ seq }) => seq));
}

interface Answer extends Kept {
  state: Tables['exam_answers']['state'];
}

async function readAnswers(db: Kysely<Tables>, examId: string): Promise<Answer[]> {
  const rows = await db
    .selectFrom('exam_answers')
    .selectAll()
    .where('exam_id', '=', examId)
    .orderBy('seq')
    .execute();
  return rows.map(({ used_ms, time_up, given, ...row }) => ({
    ...row,
    answer: given === null ? null : (JSON.parse(given) as ExamAnswer),
    usedMs: used_ms,
    timeUp: time_up === 1,
    recording: false,
  }));
}

const step = 5;

/** What the bank learns from an answer: nothing where nobody was there to give one. */
function scoredAnswer({ question, type, credit, state }: Answer, { subscores }: Scores, at: number) {
  const skill = subscores[questionTypes[type].skill];
  if (credit === null || state !== 'answered' || !skill) return [];
  const day = new Date(at).toISOString().slice(0, 10);
  return [{ question, score: Math.round(skill.score / step) * step, credit, day }];
}
