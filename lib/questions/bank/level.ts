import { mostLikely } from '../judge/ability';
import type { Past } from './past';

/** What is thought of a reader before the answers that the bank has: a normal distribution on the scale of the test. */
export interface Start {
  level: number;
  deviation: number;
  /** When that was found, epoch ms: answers from before it count for nothing. */
  since?: number;
}

export const levels = { min: 40, max: 150, step: 5 } as const;

/** How many answers count, from the last one: what was answered long ago says little of today. */
const remembered = 25;
/** What was not judged, or waits to be answered again, says nothing. */
type Judged = Past & { difficulty: number; credit: number };
const isJudged = (one: Past): one is Judged => one.difficulty !== undefined && one.credit !== undefined;

/**
 * The level at which a reader is thought to be, from the last answers: right ones raise it, misses lower it. The most likely one, as in
 * the diagnostic test, within the levels of the bank; of one type, no answer weighs more than another.
 *
 * @param past the one of the last answer first
 * @returns in steps of five
 */
export function levelOf({ level, deviation, since = -1 }: Start, past: readonly Past[]): number {
  const answers = past
    .filter(isJudged)
    .filter(({ at }) => at > since)
    .slice(0, remembered);
  const { score } = mostLikely(
    answers.map((answer) => ({ ...answer, weight: 1 })),
    { mean: level, deviation },
  );
  return Math.min(levels.max, Math.max(levels.min, Math.round(score / levels.step) * levels.step));
}

/** What is thought of somebody of whom only the set of the lesson is known, which goes through all levels: as many right, as high. */
export function startAfter(right: number, of: number): Start {
  const middle = (levels.min + levels.max) / 2;
  if (of === 0) return { level: middle, deviation: 30 };
  // A few answers are no measure yet: half of the way.
  const reached = levels.min + (levels.max - levels.min) * (right / of);
  return { level: middle + (reached - middle) / 2, deviation: 25 };
}
