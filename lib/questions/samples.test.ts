import { expect, it } from 'vitest';
import { marksIn, samples, sampleScores } from './samples';

it('splits an answer at its marks', () => {
  expect(marksIn('He <m1>is sit</m1> there. <m2>Nice</m2>')).toEqual([
    'He ',
    { number: 1, words: 'is sit' },
    ' there. ',
    { number: 2, words: 'Nice' },
  ]);
  expect(marksIn('No marks.')).toEqual(['No marks.']);
});

it.each(Object.entries(samples))(
  '%s has four answers, no two the same, with three marks each',
  (_, sample) => {
    for (const score of sampleScores) {
      const parts = marksIn(sample.answers[score]);
      const numbers = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.number]));
      expect(numbers.toSorted(), score).toEqual([1, 2, 3]);
      expect(sample.answers[score].replace(/<\/?m\d>/g, ''), score).not.toMatch(/[<>{}]/);
    }
    expect(new Set(Object.values(sample.answers)).size).toBe(sampleScores.length);
  },
);
