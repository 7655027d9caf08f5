import type { TypeKey } from '../types';

/*
 * What answers say of somebody: a Rasch model on the scale of the test (G. Rasch, Probabilistic Models for Some Intelligence and
 * Attainment Tests, 1960). Its numbers are our own: they come from judging the questions, not from data on test takers.
 */

/** Points of the scale by which the odds of a right answer change e-fold: 15 points above a question's difficulty 73 % are right. */
export const spread = 15;

/** The share of unknown words about which somebody says the right thing all the same: Yes or No can be guessed, and few guess each time. */
export const guessedShare = 0.25;

interface Asked {
  type: TypeKey;
  difficulty: number;
  /** The share of it that somebody has right all the same who does not know it, from 0 to 1; without, that of its type. */
  guess?: number | undefined;
}

/** A judged answer: `credit` is the share of it that is right, from 0 to 1, `weight` in right-or-wrong answers. */
export interface Answered extends Asked {
  credit: number;
  weight: number;
}

/** From 0 to 1: the share of questions of a difficulty that somebody with this score knows the answer to (the Rasch model). */
export function knownShare(score: number, difficulty: number): number {
  return 1 / (1 + Math.exp(-(score - difficulty) / spread));
}

export function expectedCredit(score: number, asked: Asked): number {
  const known = knownShare(score, asked.difficulty);
  return known + (1 - known) * guessOf(asked);
}

const guessOf = ({ type, guess = type === 'readAndSelect' ? guessedShare : 0 }: Asked): number => guess;

export interface Evidence {
  /** By how much more than expected is right, weighted: the slope of the logarithm of the likelihood, per point. */
  slope: number;
  /** Per square point: the reciprocal of a squared standard error. */
  information: number;
}

export function evidenceIn(answers: readonly Answered[], score: number): Evidence {
  let [slope, information] = [0, 0];
  for (const answer of answers) {
    const expected = expectedCredit(score, answer);
    // With guesses the expected share rises more slowly with the score, and that makes an answer say less.
    const known = knownShare(score, answer.difficulty);
    const rise = ((1 - expected) * known) / spread;
    const weight = (answer.weight * rise) / (expected * (1 - expected));
    slope += weight * (answer.credit - expected);
    information += weight * rise;
  }
  return { slope, information };
}

/** More steps than any answers have taken: guessed words could make two scores nearly as likely, and the search go back and forth. */
const mostSteps = 60;

/**
 * The most likely score after some answers (maximum a posteriori) and its standard error, in points, from the information in the answers
 * and in what was thought before, a normal distribution. Partial credit enters the likelihood as the fraction it is. Found by Fisher's
 * scoring, in steps that cannot jump far.
 */
export function mostLikely(
  answers: readonly Answered[],
  prior: { mean: number; deviation: number },
): { score: number; error: number } {
  const priorInformation = 1 / prior.deviation ** 2;
  let score = prior.mean;
  let information = priorInformation;
  for (let count = 0; count < mostSteps; count += 1) {
    const evidence = evidenceIn(answers, score);
    information = evidence.information + priorInformation;
    const step = (evidence.slope + (prior.mean - score) * priorInformation) / information;
    score += Math.max(-2 * spread, Math.min(2 * spread, step));
    if (Math.abs(step) < 0.001) break;
  }
  return { score, error: 1 / Math.sqrt(information) };
}
