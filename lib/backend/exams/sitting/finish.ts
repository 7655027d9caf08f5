import type { Kysely } from 'kysely';
import type { ExamAnswer } from '@/lib/api/contract/exam/steps';
import type { Scores } from '@/lib/exam/scores';
import type { ExamBank, Kept } from '@/lib/exam/types';
import { questionTypes } from '@/lib/questions/types';
import type { Tables } from '../../database/tables';
import { buildReport } from '../report/kept-report';
import { mixOf } from './mix';
import type { Exam } from './standing';

interface Parts {
  /** A transaction that has locked the exam, and in which all of its answers are written. */
  db: Kysely<Tables>;
  bank: ExamBank;
  /** Key of the database. */
  secret: string;
}

/** Scores an exam as it stands, keeps its report, and lets the bank learn from it. @param at epoch ms */
export async function finish({ db, bank, secret }: Parts, exam: Exam, at: number): Promise<void> {
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
  const scored = answers.flatMap((answer) => scoredAnswer(answer, scores, at));
  if (scored.length > 0) await db.insertInto('scored_answers').values(scored).execute();
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
