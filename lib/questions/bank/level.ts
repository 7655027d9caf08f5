import type { Past } from './past';

/** What is thought of a reader before the answers that the bank has: a normal distribution on the scale of the test. */
export interface Start {
  level: number;
  deviation: number;
}

/** The levels that the bank has. */
export const levels = { min: 40, max: 150, step: 5 } as const;

/** Points of the scale by which the odds of a right answer change e-fold, and the share of words that are guessed: as in lib/diagnostic. */
const spread = 15;
const guessedShare = 0.25;

/** How many answers count, from the last one: what was answered long ago says little of today. */
const remembered = 25;
/** What was not judged, or waits to be answered again, says nothing. */
type Judged = Past & { difficulty: number; credit: number };
const isJudged = (one: Past): one is Judged => one.difficulty !== undefined && one.credit !== undefined;

/**
 * The level at which a reader is thought to be, from the last answers: right ones raise it, misses lower it. The most likely one by the
 * model of the diagnostic test (lib/diagnostic/estimate.ts), within the levels of the bank.
 *
 * @param past the one of the last answer first
 * @returns in steps of five
 */
export function levelOf(start: Start, past: readonly Past[]): number {
  const answers = past.filter(isJudged).slice(0, remembered);
  let level = start.level;
  for (let turn = 0; turn < 40; turn += 1) {
    const { slope, information } = evidence(answers, level);
    const prior = 1 / start.deviation ** 2;
    const step = (slope + (start.level - level) * prior) / (information + prior);
    level += Math.max(-spread, Math.min(spread, step));
    if (Math.abs(step) < 0.01) break;
  }
  return Math.min(levels.max, Math.max(levels.min, Math.round(level / levels.step) * levels.step));
}

function evidence(answers: readonly Judged[], level: number): { slope: number; information: number } {
  let [slope, information] = [0, 0];
  for (const { type, difficulty, credit } of answers) {
    const known = 1 / (1 + Math.exp(-(level - difficulty) / spread));
    const guessed = type === 'readAndSelect' ? guessedShare : 0;
    const expected = known + (1 - known) * guessed;
    const rise = ((1 - expected) * known) / spread;
    const weight = rise / (expected * (1 - expected));
    slope += weight * (credit - expected);
    information += weight * rise;
  }
  return { slope, information };
}

/** What is thought of somebody of whom only the set of the lesson is known, which goes through all levels: as many right, as high. */
export function startAfter(right: number, of: number): Start {
  const middle = (levels.min + levels.max) / 2;
  if (of === 0) return { level: middle, deviation: 30 };
  // A few answers are no measure yet: half of the way.
  const reached = levels.min + (levels.max - levels.min) * (right / of);
  return { level: middle + (reached - middle) / 2, deviation: 25 };
}
