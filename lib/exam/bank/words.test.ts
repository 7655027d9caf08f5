import { describe, expect, it } from 'vitest';
import { whyInvented } from '../../questions/bank/why-invented';
import { contentOf } from './content';

const words = contentOf('read-and-select');
const real = words.filter((item) => item.real);
const invented = words.filter((item) => !item.real);

it('half of them are real, at every level', () => {
  expect(real).toHaveLength(words.length / 2);
  for (let level = 40; level <= 150; level += 5) {
    const counts = [real, invented].map((kind) => kind.filter((item) => item.difficulty === level).length);
    for (const count of counts) expect([4, 5, 6], `at ${String(level)}`).toContain(count);
  }
});

it('neither kind is longer than the other', () => {
  const mean = (some: readonly { word: string }[]) =>
    some.reduce((sum, { word }) => sum + word.length, 0) / some.length;
  expect(Math.abs(mean(real) - mean(invented))).toBeLessThan(0.75);
});

describe('a real word', () => {
  it.each(real)('$id has an example that shows it as it is', ({ word, example }) => {
    expect(example.toLowerCase().split(/[^a-z]+/)).toContain(word);
    const length = example.split(' ').length;
    expect(length).toBeGreaterThanOrEqual(5);
    expect(length).toBeLessThanOrEqual(18);
  });
});

describe('an invented word', () => {
  it.each(invented)('$id has what its hint says', ({ word, hint }) => {
    if ('beginning' in hint) expect(word.startsWith(hint.beginning.slice(0, -1))).toBe(true);
    if ('ending' in hint) expect(word.endsWith(hint.ending.slice(1))).toBe(true);
    if ('beginning' in hint && 'like' in hint)
      expect(hint.like.startsWith(hint.beginning.slice(0, -1))).toBe(true);
    if ('ending' in hint && 'like' in hint) expect(hint.like.endsWith(hint.ending.slice(1))).toBe(true);
    if (hint.by === 'sound') expect(word.slice(-2)).toBe(hint.like.slice(-2));
    expect(whyInvented({ word, hint }).values.rest.length).toBeGreaterThan(1);
  });

  it('is no real word of the bank, with one letter more or less, or another one', () => {
    const known = new Set(real.map(({ word }) => word));
    const near = (word: string) =>
      Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1)).some((one) =>
        known.has(one),
      );
    expect(invented.filter(({ word }) => near(word)).map(({ id }) => id)).toEqual([]);
  });
});
