import type { ExamScore } from '../api/contract/exam/report';
import type { Estimate } from '../diagnostic/estimate';
import { facts } from '../site/facts';
import { asScore, reach, type Scores } from './scores';

/** What a connected scorer says of the open tasks of a sitting; of a skill nothing until it has said something of all its answers. */
export interface OpenScores {
  writing?: Estimate;
  speaking?: Estimate;
}

/** What a scorer says of one answer: it is thought to lie between the two. */
export interface Range {
  low: number;
  high: number;
}

/** Where nothing was written or said: the lowest score there is, as a gap that was left empty counts as wrong. */
export const unanswered: Range = { low: facts.scale.min, high: facts.scale.min };

/**
 * The score of a skill by the ranges of its answers. It lies in the middle of their mean, as all tasks count alike: what weight the test
 * gives each is not public. Half of the mean range is taken for what holds 95 of 100 true scores, so that its error is that by 1.96. More
 * answers do not make it smaller: they are judged by one scorer, which is off for all of them in the same direction.
 */
export function estimateOfRanges(ranges: readonly [Range, ...Range[]]): Estimate {
  const meanOf = (side: keyof Range) => ranges.reduce((sum, range) => sum + range[side], 0) / ranges.length;
  const [low, high] = [meanOf('low'), meanOf('high')];
  return { score: (low + high) / 2, error: (high - low) / 2 / reach };
}

/**
 * The overall score of an exam once its open tasks have scores: the mean of all four skills, where both have one. The two that follow
 * from answers count twice together, since that of `overall` is their mean.
 */
export function overallWith(overall: ExamScore | null, { writing, speaking }: OpenScores): ExamScore | null {
  if (!overall || !writing || !speaking) return overall;
  return asScore({
    score: (2 * overall.score + writing.score + speaking.score) / 4,
    error: Math.hypot(2 * overall.se, writing.error, speaking.error) / 4,
  });
}

export const scoresWith = (
  { overall, subscores }: Pick<Scores, 'overall' | 'subscores'>,
  scored: OpenScores,
): Pick<Scores, 'overall' | 'subscores'> => ({
  overall: overallWith(overall, scored),
  subscores: {
    ...subscores,
    writing: scored.writing ? asScore(scored.writing) : subscores.writing,
    speaking: scored.speaking ? asScore(scored.speaking) : subscores.speaking,
  },
});
