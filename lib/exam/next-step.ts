import type { ExamTask } from '../api/contract/exam/steps';
import { evidenceIn } from '../questions/judge/ability';
import { chooseUnit, scoreSoFar } from './choose';
import { answersOf, estimateOf, evidenceInUnit, evidenceOf } from './evidence';
import { stepsOf } from './steps';
import { isAsked, skillOf, tasksOf, unitsIn } from './tasks';
import type { Answered, ExamBank, ExamUnit, Planned, Sitting } from './types';

/**
 * Points of the standard error that are small enough to end a task before it has asked all that it may: what the answers of its skill say
 * by then, those of the tasks before it among them. Tuned on `npm run simulate` so that most sittings end between the two counts.
 */
export const enough: Partial<Record<ExamTask, number>> = {
  readAndSelect: 13.6,
  fillInTheBlanks: 9.1,
  readAndComplete: 6.8,
  listenAndType: 8.1,
};

/** What another unit has to make of the error at least: what is far too easy or too hard for somebody is not asked in vain. */
const worthwhile = 0.985;

/**
 * The question that comes next, the same for the same sitting on every machine: the next one of an open unit, or the first one of
 * another unit of its task, or of the next task.
 *
 * @returns undefined when the exam is over
 */
export function nextStep(bank: ExamBank, sitting: Sitting): Planned | undefined {
  const tasks = tasksOf(sitting);
  const last = sitting.answers.at(-1);
  for (const type of tasks.slice(last ? tasks.indexOf(last.type) : 0)) {
    if (!isAsked(sitting, type)) continue;
    const unit = openUnit(bank, sitting, type) ?? anotherUnit(bank, sitting, type);
    if (unit) return planned(unit, sitting, tasks);
  }
  return undefined;
}

function openUnit(bank: ExamBank, sitting: Sitting, type: ExamTask): ExamUnit | undefined {
  const last = sitting.answers.findLast((answer) => answer.type === type);
  const unit = last && bank.units.get(last.unit);
  return unit && stepsOf(unit, sitting)[doneOf(unit, sitting)] ? unit : undefined;
}

const doneOf = ({ id }: ExamUnit, { answers }: Sitting): number =>
  answers.filter(({ unit }) => unit === id).length;

function anotherUnit(bank: ExamBank, sitting: Sitting, type: ExamTask): ExamUnit | undefined {
  const { min, max } = unitsIn(type);
  const asked = new Set(ofType(sitting.answers, type).map(({ unit }) => unit)).size;
  if (asked >= max) return undefined;
  const unit = chooseUnit(bank, sitting, type);
  return unit && (asked < min || isWorthwhile(unit, bank, sitting)) ? unit : undefined;
}

function isWorthwhile(unit: ExamUnit, bank: ExamBank, sitting: Sitting): boolean {
  const { type } = unit;
  const { error } = estimateOf(evidenceOf(answersOf(sitting.answers, skillOf(type)), bank));
  const { information } = evidenceIn(evidenceInUnit(unit, bank), scoreSoFar(bank, sitting, type));
  const after = 1 / Math.sqrt(1 / error ** 2 + information);
  return error > (enough[type] ?? Infinity) && after < error * worthwhile;
}

const ofType = (answers: readonly Answered[], type: ExamTask): Answered[] =>
  answers.filter((answer) => answer.type === type);

function planned(unit: ExamUnit, sitting: Sitting, tasks: readonly ExamTask[]): Planned | undefined {
  const { type } = unit;
  const steps = stepsOf(unit, sitting);
  const step = doneOf(unit, sitting);
  const asked = steps[step];
  if (!asked) return undefined;
  const before = ofType(sitting.answers, type).length;
  return {
    ...{ unit, step, type, ...asked },
    task: { number: tasks.indexOf(type) + 1, of: tasks.length },
    part: type in enough ? null : { number: before + 1, of: steps.length * unitsIn(type).max },
    isFirst: before === 0,
  };
}
