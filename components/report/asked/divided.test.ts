import { expect, it } from 'vitest';
import { divided } from './divided';

const text = 'The cat saw the cat.';
const parts = (...ranges: Parameters<typeof divided> extends [string, ...infer Rest] ? Rest : never) =>
  divided(text, ...ranges).map(({ fate, text: words }) => [fate, words]);

it('does not take words that stand twice for each other', () => {
  expect(parts({ start: 0, end: 7 }, { start: 12, end: 19 })).toEqual([
    ['lacking', 'The cat'],
    ['plain', ' saw '],
    ['beyond', 'the cat'],
    ['plain', '.'],
  ]);
});

it('holds a selection to the end of its text', () => {
  expect(parts({ start: 16, end: 20 }, { start: 12, end: 90 })).toEqual([
    ['plain', 'The cat saw '],
    ['beyond', 'the '],
    ['right', 'cat.'],
  ]);
});
