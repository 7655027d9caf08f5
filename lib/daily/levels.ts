import type { DiagnosticResult } from '../diagnostic/result';
import type { CourseProgress } from '../progress/progress';
import { levelOf, startAfter, type Start } from '../questions/bank/level';
import type { Past } from '../questions/bank/past';
import { questionTypes } from '../questions/types';
import type { JudgedType } from './bank-index';

export interface Known {
  result: DiagnosticResult | null;
  progress: CourseProgress | null;
}

/** Points by which the middle of a diagnostic result may be off, as for the sets of the lessons (components/questions/more). */
const diagnosed = 15;

/** From how many judged answers on a level is said. */
const enough = 5;

/** Where a reader is thought to begin with a type: at the result of the diagnostic test, or where the practice set of its lesson says. */
export function startOf(type: JudgedType, { result, progress }: Known): Start {
  const { skill } = questionTypes[type];
  const range = result?.skills[skill] ?? result;
  if (result && range)
    return { level: (range.low + range.high) / 2, deviation: diagnosed, since: Date.parse(result.at) };
  const { right, of } = lessonPoints(type, progress);
  return startAfter(right, of);
}

/** A level that the reader has chosen, whatever the answers say. */
export const startAt = (level: number): Start => ({ level, deviation: 1, since: Infinity });

/**
 * Undefined where there is not enough to tell the level.
 *
 * @param past of the type
 */
export function knownLevel(type: JudgedType, known: Known, past: readonly Past[]): number | undefined {
  const judged = past.filter(({ credit }) => credit !== undefined).length;
  const isTested = Boolean(known.result?.skills[questionTypes[type].skill]);
  const isKnown = isTested || judged >= enough || lessonPoints(type, known.progress).of >= enough;
  return isKnown ? levelOf(startOf(type, known), past) : undefined;
}

function lessonPoints(type: JudgedType, progress: CourseProgress | null): { right: number; of: number } {
  const sets = Object.values(progress?.[questionTypes[type].lesson]?.sets ?? {});
  return {
    right: sets.reduce((sum, { right }) => sum + right, 0),
    of: sets.reduce((sum, { of }) => sum + of, 0),
  };
}
