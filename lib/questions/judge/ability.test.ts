import { expect, it } from 'vitest';
import { evidenceIn, expectedCredit, guessedShare, mostLikely } from './ability';

const choice = { type: 'interactiveReading', difficulty: 90, guess: 0.25 } as const;

it('what can be guessed is right at least as often, and by default only words can', () => {
  expect(expectedCredit(-1000, choice)).toBeCloseTo(0.25);
  expect(expectedCredit(90, choice)).toBeCloseTo(0.625);
  expect(expectedCredit(1000, choice)).toBeCloseTo(1);
  expect(expectedCredit(-1000, { ...choice, guess: undefined })).toBeCloseTo(0);
  expect(expectedCredit(-1000, { type: 'readAndSelect', difficulty: 90 })).toBeCloseTo(guessedShare);
});

it('a right answer says less where it can be guessed', () => {
  const answer = { ...choice, credit: 1, weight: 1 };
  const sure = { ...answer, guess: 0 };
  expect(evidenceIn([answer], 90).information).toBeLessThan(evidenceIn([sure], 90).information);
  const prior = { mean: 90, deviation: 30 };
  expect(mostLikely([answer], prior).score).toBeLessThan(mostLikely([sure], prior).score);
  expect(mostLikely([answer], prior).error).toBeGreaterThan(mostLikely([sure], prior).error);
});

it('the score is found that answers with guesses were made from', () => {
  const answers = Array.from({ length: 60 }, (_, index) => {
    const asked = { ...choice, difficulty: 60 + index, guess: index % 2 ? 0.25 : 0.2 };
    return { ...asked, weight: 1, credit: expectedCredit(100, asked) };
  });
  expect(mostLikely(answers, { mean: 95, deviation: 40 }).score).toBeCloseTo(100, 0);
});
