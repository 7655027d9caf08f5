import { describe, expect, it } from 'vitest';
import { knownIn, oneLetterFrom } from './known-words.mjs';
import { chanceOf, inventWord, learn, surpriseOf } from './letter-model.mjs';

const model = learn(['banana', 'bandana', 'cabana', 'canal'], 3);

describe('the letter model', () => {
  it.each(['', 'a', 'an', 'ana', 'zzz', '^^b'])(
    'gives all letters after %j one chance together',
    (before) => {
      const chances = model.letters.map((letter) => chanceOf(model, before, letter));
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    },
  );

  it('expects what it has seen, and after what it has not seen, what shorter beginnings say', () => {
    expect(chanceOf(model, 'ban', 'a')).toBeGreaterThan(chanceOf(model, 'ban', 'c'));
    expect(chanceOf(model, 'zan', 'a')).toBe(chanceOf(model, 'an', 'a'));
  });

  it('is less surprised by words that are spelled like those it knows', () => {
    expect(surpriseOf(model, 'canana')).toBeLessThan(surpriseOf(model, 'dlbnc'));
  });

  it('invents the same word from the same numbers, in letters that it knows', () => {
    const numbers = () => {
      let turn = 0;
      return () => ((turn += 7) % 10) / 10;
    };
    expect(inventWord(model, numbers())).toBe(inventWord(model, numbers()));
    expect(inventWord(model, numbers())).toMatch(/^[abcdln]+$/);
  });
});

describe('a spelling that is known', () => {
  const common = new Set(['rain', 'coat', 'play', 'write']);
  const all = new Set([...common, 'table']);

  it.each([
    ['table', 'table'],
    ['tabel', 'table'],
    ['tablet', 'table'],
    ['stable', 'table'],
    ['tabke', 'table'],
    ['tale', 'table'],
    ['raincoat', 'rain + coat'],
    ['overplay', 'play'],
    ['playful', 'play'],
    ['writing', 'write'],
  ])('%s is refused because of %s', (spelling, because) => {
    expect(knownIn(spelling, all, common)).toBe(because);
  });

  it('is not one that only looks like English', () => {
    expect(knownIn('snerribble', all, common)).toBeUndefined();
  });

  it('has each neighbor within one letter, and none that is two away', () => {
    const near = new Set(oneLetterFrom('cat'));
    for (const one of ['cat', 'at', 'cart', 'act', 'bat', 'cats']) expect(near).toContain(one);
    expect(near).not.toContain('bar');
  });
});
