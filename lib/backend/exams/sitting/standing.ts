import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ExamBank, Planned, Sitting } from '@/lib/exam/types';
import type { Tables } from '../../database/tables';
import type { Clock } from './clock';
import { mixOf } from './mix';
import { parsePlan, readPlan } from './plan';

export type AnswerRow = Insertable<Tables['exam_answers']>;
type ExamRow = Selectable<Tables['exams']>;

export const examColumns = [
  'id',
  'user_id',
  'grant_id',
  'seed',
  'locale',
  'speaking',
  'state',
  'started_at',
  'open_until',
  'finished_at',
  'seq',
  'plan',
  'begun_at',
  'clock_at',
  'plays',
  'tab',
  'held_at',
] as const satisfies readonly (keyof ExamRow)[];
export type Exam = Pick<ExamRow, (typeof examColumns)[number]>;

/** How an exam stands, with what is not in the database yet. */
export interface Standing {
  exam: Exam;
  sitting: Sitting;
  /** The question that stands; undefined when none is left. */
  planned: Planned | undefined;
  /** Of that question; undefined while nobody has begun it. */
  clock: Clock | undefined;
  written: readonly AnswerRow[];
}

/** Reads how an exam stands. @param db a transaction that has locked it */
export async function readStanding(
  { db, bank, secret }: { db: Kysely<Tables>; bank: ExamBank; secret: string },
  exam: Exam,
): Promise<Standing> {
  const answers = await db
    .selectFrom('exam_answers')
    .select(['unit', 'step', 'question', 'type', 'credit', 'text'])
    .where('exam_id', '=', exam.id)
    .orderBy('seq')
    .execute();
  const sitting: Sitting = {
    seed: exam.seed,
    mix: mixOf(secret, exam),
    speaking: exam.speaking === 1,
    // For choosing what comes next.
    seen: exam.state === 'done' ? [] : await unitsSeen(db, exam),
    answers,
  };
  const standing = { exam, sitting, written: [] };
  if (exam.state === 'done') return { ...standing, planned: undefined, clock: undefined };
  const planned = readPlan(bank, exam.plan);
  return { ...standing, planned, clock: planned && clockOf(exam, planned) };
}

function clockOf({ begun_at, clock_at }: Exam, { clock }: Planned): Clock | undefined {
  if (begun_at === null || clock_at === null) return undefined;
  return { begunAt: begun_at, clockAt: clock_at, limitMs: clock.limitMs };
}

/** Units that the user has met in earlier exams, the last one first. */
export async function unitsSeen(
  db: Kysely<Tables>,
  { id, user_id }: Pick<Exam, 'id' | 'user_id'>,
): Promise<string[]> {
  const answered = await db
    .selectFrom('exam_answers')
    .innerJoin('exams', 'exams.id', 'exam_answers.exam_id')
    .select('exam_answers.unit')
    .where('exams.user_id', '=', user_id)
    .where('exams.id', '!=', id)
    .orderBy('exams.started_at', 'desc')
    .orderBy('exam_answers.seq', 'desc')
    .execute();
  // What was shown when an exam was ended, and never answered.
  const left = await db
    .selectFrom('exams')
    .select('plan')
    .where('user_id', '=', user_id)
    .where('id', '!=', id)
    .where('begun_at', 'is not', null)
    .where('plan', 'is not', null)
    .execute();
  const shown = left.flatMap(({ plan }) => (plan === null ? [] : parsePlan(plan).unit));
  return [...new Set([...shown, ...answered.map(({ unit }) => unit)])];
}
