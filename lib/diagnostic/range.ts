import { facts } from '../site/facts';
import type { Estimate } from './estimate';

/** A part of the scale, from 10 to 160 in steps of five. */
export interface ScoreRange {
  low: number;
  high: number;
}

/**
 * Points by which the difficulties of all questions may be too high or too low together, a standard deviation: whoever judges questions
 * errs in the same direction again and again, and no number of answers shows it.
 */
export const commonError = 10;

/** Standard errors to each side that hold 95 of 100 true scores. */
const reach = 1.96;

const step = 5;

/** The range that is said instead of a number, in steps of five. No true score lies outside of the scale, so no range begins there. */
export function rangeOf({ score, error }: Estimate): ScoreRange {
  const middle = onScale(score);
  const half = reach * Math.hypot(error, commonError);
  return {
    low: onScale(Math.round((middle - half) / step) * step),
    high: onScale(Math.round((middle + half) / step) * step),
  };
}

/** A range from before the common error was part of it, as wide as it should have been. */
export function widened({ low, high }: ScoreRange): ScoreRange {
  return rangeOf({ score: (low + high) / 2, error: (high - low) / 2 / reach });
}

function onScale(score: number): number {
  return Math.min(facts.scale.max, Math.max(facts.scale.min, score));
}

/** What is measured of each skill; null for one without an answer. Speaking and writing are not measured. */
export interface SkillRanges {
  reading: ScoreRange | null;
  listening: ScoreRange | null;
}
