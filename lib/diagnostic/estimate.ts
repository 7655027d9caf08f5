import type { DiagnosticItem, DiagnosticType } from './pool';

/*
 * The model behind the estimate, a Rasch model on the scale of the test (G. Rasch, Probabilistic Models for Some Intelligence and
 * Attainment Tests, 1960). Its numbers are our own: they come from judging the questions, not from data on test takers.
 */

/** Points of the scale by which the odds of a right answer change e-fold: 15 points above a question's difficulty 73 % are right. */
export const spread = 15;

/** What is thought of somebody before the first answer: nearly anything. A normal distribution, in points. */
export const prior = { mean: 95, deviation: 40 } as const;

/**
 * How much an answer says, in right-or-wrong answers. Yes or No can be guessed, so a word counts half. A text and a dictation have ten
 * words and more, but these depend on each other, so they count as three and not as ten.
 */
const weightOf: Readonly<Record<DiagnosticType, number>> = {
  readAndSelect: 0.5,
  fillInTheBlanks: 1,
  readAndComplete: 3,
  listenAndType: 3,
};

/** A judged answer: `credit` is the share of it that is right, from 0 to 1. */
export interface Judged {
  item: DiagnosticItem;
  credit: number;
}

/** A score on the scale and its standard error, both in points; the score is not rounded and may lie outside of 10 to 160. */
export interface Estimate {
  score: number;
  error: number;
}

/** The share of a question that somebody with this score is expected to answer right. */
export function expectedCredit(score: number, difficulty: number): number {
  return 1 / (1 + Math.exp(-(score - difficulty) / spread));
}

/**
 * The most likely score after some answers (maximum a posteriori) and how far off it may be, from the information in the answers and in
 * the prior. Partial credit enters the likelihood as the fraction it is.
 */
export function estimate(answers: readonly Judged[]): Estimate {
  // The slope of the logarithm of the likelihood falls steadily, so halving finds the one place where it is level.
  let [low, high] = [-100, 300];
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (slope(answers, middle) > 0) low = middle;
    else high = middle;
  }
  const score = (low + high) / 2;
  return { score, error: 1 / Math.sqrt(information(answers, score)) };
}

function slope(answers: readonly Judged[], score: number): number {
  return answers.reduce(
    (sum, { item, credit }) =>
      sum + (weightOf[item.type] * (credit - expectedCredit(score, item.difficulty))) / spread,
    (prior.mean - score) / prior.deviation ** 2,
  );
}

function information(answers: readonly Judged[], score: number): number {
  return answers.reduce(
    (sum, { item }) => {
      const expected = expectedCredit(score, item.difficulty);
      return sum + (weightOf[item.type] * expected * (1 - expected)) / spread ** 2;
    },
    1 / prior.deviation ** 2,
  );
}
