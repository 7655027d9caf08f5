import { evidenceIn, expectedCredit, type Answered as Weighted } from '../questions/judge/ability';
import { facts } from '../site/facts';
import { worthOf } from './evidence';
import { itemAt, stepsOf } from './steps';
import type { ExamBank } from './types';

/** A scored answer, without the person who gave it. */
export interface ScoredAnswer {
  question: string;
  /** What its sitting has shown of the skill, in points. */
  score: number;
  /** The share that is right, from 0 to 1. */
  credit: number;
}

export interface Calibrated {
  question: string;
  old: number;
  /** As the answers to it correct that, in tenths. */
  new: number;
  n: number;
  /** The mean square of how far answers are from what is expected, in standard deviations: about 1; far above, it measures something else. */
  misfit: number;
  neverRight: boolean;
}

/** Points by which an author's estimate may be off, a standard deviation: so much is believed before the first answer. */
export const authorError = 12;

/** More steps than any answers have taken. */
const mostSteps = 50;

/**
 * Difficulties anew, from answers of people whose scores are known: the most likely one of each question (maximum likelihood by Newton's
 * steps with the expected information), drawn to its author's estimate by as much as an author is believed.
 *
 * @param bank with the authors' estimates
 * @returns in the order of the bank; questions without an answer, and those that no score follows from, are not among them
 */
export function calibrate(rows: readonly ScoredAnswer[], bank: ExamBank): Calibrated[] {
  const given = new Map<string, ScoredAnswer[]>();
  for (const row of rows) {
    const others = given.get(row.question);
    if (others) others.push(row);
    else given.set(row.question, [row]);
  }
  return judgedQuestions(bank).flatMap(({ question, ...asked }) => {
    const answers = given.get(question) ?? [];
    return answers.length === 0 ? [] : [{ question, ...refitted(answers, asked) }];
  });
}

type Asked = Omit<Weighted, 'credit'>;

function judgedQuestions(bank: ExamBank): (Asked & { question: string })[] {
  return [...bank.units.values()].flatMap((unit) =>
    stepsOf(unit, { seed: 0, answers: [] }).flatMap(({ question }, step) => {
      const { type } = unit;
      const [worth, difficulty] = [worthOf({ type, step }), bank.difficultyOf(question)];
      return worth && difficulty !== undefined && itemAt(unit, step)
        ? [{ question, type, difficulty, ...worth }]
        : [];
    }),
  );
}

function refitted(answers: readonly ScoredAnswer[], asked: Asked): Omit<Calibrated, 'question'> {
  const { difficulty: old } = asked;
  const believed = 1 / authorError ** 2;
  let difficulty = old;
  for (let count = 0; count < mostSteps; count += 1) {
    let [slope, information] = [(old - difficulty) * believed, believed];
    for (const { score, credit } of answers) {
      const evidence = evidenceIn([{ ...asked, difficulty, credit }], score);
      // What speaks for a higher score speaks for a lower difficulty.
      slope -= evidence.slope;
      information += evidence.information;
    }
    const move = Math.max(-authorError, Math.min(authorError, slope / information));
    difficulty += move;
    if (Math.abs(move) < 0.001) break;
  }
  const found = Math.min(facts.scale.max, Math.max(facts.scale.min, difficulty));
  return {
    old,
    new: Math.round(found * 10) / 10,
    n: answers.length,
    misfit: misfitOf(answers, { ...asked, difficulty: found }),
    neverRight: answers.every(({ credit }) => credit === 0),
  };
}

/** Of what is answered by parts the weight says how many answers it is worth, and so how much less it varies. */
function misfitOf(answers: readonly ScoredAnswer[], asked: Asked): number {
  const sum = answers.reduce((total, { score, credit }) => {
    const expected = expectedCredit(score, asked);
    return total + ((credit - expected) ** 2 * Math.max(1, asked.weight)) / (expected * (1 - expected));
  }, 0);
  return sum / answers.length;
}
