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
      const second: string = 'second' in sample ? sample.second.answers[score] : '';
      const parts = marksIn(`${sample.answers[score]} ${second}`);
      const numbers = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.number]));
      expect(numbers.toSorted(), score).toEqual([1, 2, 3]);
      expect(`${sample.answers[score]}${second}`.replace(/<\/?m\d>/g, ''), score).not.toMatch(/[<>{}]/);
    }
    expect(new Set(Object.values(sample.answers)).size).toBe(sampleScores.length);
  },
);

const words = (answer: string) => answer.replace(/<\/?m\d>/g, '').split(/\s+/).length;

const lengths: [keyof typeof samples, [number, number][]][] = [
  [
    'writeAboutThePhoto',
    [
      [15, 30],
      [25, 38],
      [32, 45],
      [35, 50],
    ],
  ],
  [
    'speakingSample',
    [
      [120, 180],
      [200, 260],
      [250, 320],
      [330, 400],
    ],
  ],
];

it.each(lengths)('answers of %s fit the time of the task, at each score', (lesson, ranges) => {
  const outside = sampleScores.filter((score, index) => {
    const [least, most] = ranges[index] ?? [0, 0];
    const count = words(samples[lesson].answers[score]);
    return count < least || count > most;
  });
  expect(outside).toEqual([]);
});

it('Interactive Writing shows an answer to its second question at each score', () => {
  const { second } = samples.interactiveWriting;
  expect(sampleScores.map((score) => words(second.answers[score]) >= 40)).toEqual([true, true, true, true]);
});
