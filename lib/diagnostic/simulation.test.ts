import { describe, expect, it } from 'vitest';
import { estimate, expectedCredit, type Judged } from './estimate';
import type { DiagnosticItem } from './pool';
import { seeded } from './random';
import { rangeOf } from './range';
import { enough, nextItem, questionCount } from './turns';

/*
 * 2,000 takers whose true score is known sit the test. They differ from the model as people would: a question suits somebody better or
 * worse than its difficulty says, which is our own guess besides, and the words of one text hang together by that.
 */

const takers = 2000;
/** Points by which a question is easier or harder for somebody than its difficulty says: a standard deviation. */
const misfit = 12;
const wordsOf = { readAndSelect: 1, fillInTheBlanks: 1, readAndComplete: 12, listenAndType: 11 } as const;

interface Sat {
  truth: number;
  questions: number;
  /** Points by which the estimate is too high. */
  off: number;
  isHeld: boolean;
}

/** @param guessed the share of unknown words about which somebody says the right thing all the same */
function sit(truth: number, seed: number, guessed = 0): Sat {
  let turn = 0;
  const random = () => seeded(seed ^ 0x5bd1e995, (turn += 1));
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const creditFor = ({ type, difficulty }: DiagnosticItem) => {
    const known = expectedCredit(truth + misfit * normal(), difficulty);
    const chance = type === 'readAndSelect' ? known + (1 - known) * guessed : known;
    const words = Array.from({ length: wordsOf[type] }, random);
    return words.filter((drawn) => drawn < chance).length / words.length;
  };
  const answers: Judged[] = [];
  const next = () => nextItem({ seed, quiet: false, answers });
  for (let item = next(); item; item = next()) answers.push({ item, credit: creditFor(item) });
  const { low, high } = rangeOf(estimate(answers));
  const off = estimate(answers).score - truth;
  return { truth, questions: answers.length, off, isHeld: low <= truth && truth <= high };
}

const mean = (sat: readonly Sat[], of: (one: Sat) => number) =>
  sat.reduce((sum, one) => sum + of(one), 0) / sat.length;

/** True scores from 30 to 150. */
const sitAll = (guessed?: number) =>
  Array.from({ length: takers }, (_, index) => sit(30 + 120 * seeded(7, index), index, guessed));
const within = (sat: readonly Sat[], low: number, high: number) =>
  sat.filter(({ truth }) => truth >= low && truth < high);

describe('2,000 takers whose true score is known', () => {
  const sat = sitAll();

  it.each([50, 65, 80, 95, 110, 125])(
    'are not judged too high or too low by more than 3 points on average, from %i on',
    (low) => {
      const some = within(sat, low, low + 15);
      expect(some.length).toBeGreaterThan(150);
      expect(Math.abs(mean(some, ({ off }) => off))).toBeLessThan(3);
    },
  );

  it.each([30, 60, 90, 120])('lie in the range they are told in 9 of 10 cases, from %i on', (low) => {
    const share = mean(within(sat, low, low + 30), ({ isHeld }) => (isHeld ? 1 : 0));
    expect(share).toBeGreaterThan(0.9);
  });

  it('answer about 20 questions', () => {
    const counts = sat.map(({ questions }) => questions);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(enough.questions);
    expect(Math.max(...counts)).toBe(questionCount(false));
  });
});

it('somebody who guesses three of ten unknown words is still told a range that holds', () => {
  const sat = within(sitAll(0.3), 50, 150);
  expect(Math.abs(mean(sat, ({ off }) => off))).toBeLessThan(5);
  expect(mean(sat, ({ isHeld }) => (isHeld ? 1 : 0))).toBeGreaterThan(0.9);
});
