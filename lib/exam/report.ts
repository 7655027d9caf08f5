import type { ExamReport, ReportAnswer } from '../api/contract/exam/report';
import type { ExamTask } from '../api/contract/exam/steps';
import { whyInvented } from '../questions/bank/why-invented';
import { isAnswered } from './answer';
import type { ExamMedia } from './asked';
import { lessonsAfter } from './lessons';
import { reportedOf } from './reported';
import type { Scores } from './scores';
import { hasStep, stepsOf } from './steps';
import { tasksOf } from './tasks';
import type { ExamBank, ExamUnit, Kept, Mixed, Sitting } from './types';

export interface ReportSource {
  bank: ExamBank;
  sitting: Mixed & Pick<Sitting, 'speaking'>;
  /** In their order. */
  kept: readonly Kept[];
  scores: Scores;
  photo: ExamMedia['photo'];
  /** Why the answer to a question is right, by its id, in the taker's language; undefined where nobody has written it. */
  why: (question: string) => string | undefined;
  /** Why an invented word is none: the text of the catalog `bank-words` with its values. */
  invented: (why: ReturnType<typeof whyInvented>) => string;
}

/** All of a report that follows from the sitting; an answer to a question that has left the bank is left out. */
export function reportOf(
  source: ReportSource,
): Pick<ExamReport, 'overall' | 'subscores' | 'tasks' | 'answers' | 'lessons'> {
  const { scores } = source;
  const rows = source.kept.flatMap((kept) => {
    const unit = source.bank.units.get(kept.unit);
    return unit && hasStep(unit, kept.step) ? [{ kept, unit }] : [];
  });
  const tasks = tasksOf({ ...source.sitting, answers: source.kept }).map((type) =>
    taskOf(
      type,
      rows.filter(({ kept }) => kept.type === type),
      source,
    ),
  );
  return {
    overall: scores.overall,
    subscores: scores.subscores,
    tasks: tasks.filter(({ asked }) => asked > 0),
    answers: rows.map(({ kept, unit }) => answerOf(kept, unit, source)),
    lessons: lessonsAfter(scores, tasks),
  };
}

interface Row {
  kept: Kept;
  unit: ExamUnit;
}

function taskOf(
  type: ExamTask,
  rows: readonly Row[],
  { scores, sitting, kept }: ReportSource,
): ExamReport['tasks'][number] {
  const credits = rows.flatMap((row) => row.kept.credit ?? []);
  // Questions of one group share a clock.
  const limits = new Map(
    rows.map(({ unit, kept: { step } }) => {
      const clock = stepsOf(unit, { seed: sitting.seed, answers: kept })[step]?.clock;
      return [clock?.group, clock?.limitMs ?? 0];
    }),
  );
  return {
    type,
    asked: rows.length,
    answered: rows.filter((row) => isAnswered(row.kept.answer)).length,
    share: credits.length > 0 ? sumOf(credits) / credits.length : null,
    usedMs: sumOf(rows.map((row) => row.kept.usedMs)),
    limitMs: sumOf([...limits.values()]),
    level: scores.levels[type] ?? null,
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function answerOf(kept: Kept, unit: ExamUnit, source: ReportSource): ReportAnswer {
  const { seq, type, credit, usedMs, timeUp } = kept;
  return {
    seq,
    type,
    credit,
    usedMs,
    timeUp,
    ...reportedOf(unit, kept, source),
    why: whyOf(kept, unit, source),
  };
}

function whyOf({ question, step }: Kept, unit: ExamUnit, { why, invented }: ReportSource): string | null {
  if (unit.type === 'readAndSelect')
    return unit.real ? `<en>${unit.example}</en>` : invented(whyInvented(unit));
  // Of a situation each sentence has its reason, counted like questions.
  const isSituation = unit.type === 'interactiveListening' && step === 0;
  const names = isSituation ? unit.complete.map((_, index) => `${unit.id}-${index + 1}`) : [question];
  const reasons = names.flatMap((name) => why(name) ?? []);
  return reasons.length > 0 ? reasons.join('\n') : null;
}
