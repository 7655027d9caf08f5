import { facts } from '../site/facts';
import { estimate, type Estimate, type Judged } from './estimate';

/** A part of the scale, from 10 to 160 in steps of five. */
export interface ScoreRange {
  low: number;
  high: number;
}

/** Standard errors to each side that hold 95 of 100 true scores, and the points below which nobody should believe a range. */
const reach = { errors: 1.96, points: 10 } as const;

/** No range is narrower than so many points. */
export const leastWidth = 2 * reach.points;

const step = 5;

/** The range that is said instead of a number, in steps of five. */
export function rangeOf({ score, error }: Estimate): ScoreRange {
  const half = Math.max(reach.points, reach.errors * error);
  return {
    low: onScale(Math.round((score - half) / step) * step),
    high: onScale(Math.round((score + half) / step) * step),
  };
}

function onScale(score: number): number {
  return Math.min(facts.scale.max, Math.max(facts.scale.min, score));
}

/** What is measured of each skill; null for one without an answer. Speaking and writing are not measured. */
export interface SkillRanges {
  reading: ScoreRange | null;
  listening: ScoreRange | null;
}

export function skillRanges(answers: readonly Judged[]): SkillRanges {
  const rangeIf = (some: readonly Judged[]) => (some.length > 0 ? rangeOf(estimate(some)) : null);
  return {
    reading: rangeIf(answers.filter(({ item }) => item.type !== 'listenAndType')),
    listening: rangeIf(answers.filter(({ item }) => item.type === 'listenAndType')),
  };
}
