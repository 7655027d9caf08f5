import { examTasks, type ExamTask } from '../../api/contract/exam/steps';
import type { ExamBank, ExamUnit } from '../types';
import { examUnits } from './files';

/**
 * The bank of the mock exam.
 *
 * @param overrides difficulties by the ids of questions (of a set: of its steps), as answers have corrected them
 */
export const examBank = (overrides: ReadonlyMap<string, number> = new Map()): ExamBank =>
  bankOf(examUnits, overrides);

export function bankOf(
  all: readonly ExamUnit[],
  overrides: ReadonlyMap<string, number> = new Map(),
): ExamBank {
  const units = new Map(all.map((unit) => [unit.id, unit]));
  const ofType = (type: ExamTask) => [type, all.filter((unit) => unit.type === type)];
  const byType = Object.fromEntries(examTasks.map(ofType)) as Record<ExamTask, ExamUnit[]>;
  return {
    units,
    ofType: (type) => byType[type],
    difficultyOf: (question) => overrides.get(question) ?? authored(units, question),
  };
}

function authored(units: ExamBank['units'], question: string): number | undefined {
  const unit = units.get(question) ?? units.get(question.replace(/-\d$/, ''));
  return unit && 'difficulty' in unit ? unit.difficulty : undefined;
}
