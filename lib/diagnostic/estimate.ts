import { evidenceIn, mostLikely, type Answered, type Evidence } from '../questions/judge/ability';
import { questionTypes } from '../questions/types';
import type { DiagnosticItem } from './pool';

/** What is thought of somebody before the first answer: nearly anything. A normal distribution, in points. */
export const prior = { mean: 95, deviation: 40 } as const;

export const priorInformation = 1 / prior.deviation ** 2;

/** A judged answer: `credit` is the share of it that is right, from 0 to 1. */
export interface Judged {
  item: DiagnosticItem;
  credit: number;
}

/**
 * A score on the scale and its standard error, both in points, as if every difficulty were right; the score is not rounded and may lie
 * outside of 10 to 160.
 */
export interface Estimate {
  score: number;
  error: number;
}

export const evidenceOf = (answers: readonly Judged[], score: number): Evidence =>
  evidenceIn(answers.map(weighted), score);

export const estimate = (answers: readonly Judged[]): Estimate => mostLikely(answers.map(weighted), prior);

const weighted = ({ item: { type, difficulty }, credit }: Judged): Answered => ({
  ...{ type, difficulty, credit },
  weight: questionTypes[type].weight,
});
