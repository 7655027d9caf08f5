import { describe, expect, it } from 'vitest';
import { items as shown } from '../questions/items';
import { itemSchemas } from '../questions/schemas';
import { creditOf } from './credit';
import { findItem, pool, writingTask } from './pool';

const types = ['readAndSelect', 'fillInTheBlanks', 'readAndComplete', 'listenAndType'] as const;

const of = <Type extends string>(type: Type) =>
  pool.flatMap((item) => {
    const { type: own, ...file } = item;
    return own === type ? [file] : [];
  });

describe('the pool', () => {
  it('holds what the files of the questions hold', () => {
    for (const type of types) expect(itemSchemas[type].safeParse(of(type)).error, type).toBeUndefined();
  });

  it('is large enough, and has no question that a page shows', () => {
    expect(pool.length).toBeGreaterThanOrEqual(150);
    const known = new Set(types.flatMap((type) => shown[type].map(({ id }) => id)));
    expect(pool.filter(({ id }) => known.has(id))).toEqual([]);
  });

  it('has no id twice', () => {
    expect(new Set(pool.map(({ id }) => id)).size).toBe(pool.length);
    expect(findItem('ds-001')?.type).toBe('readAndSelect');
    expect(findItem('rs-01')).toBeUndefined();
  });

  it('has easy and hard questions of every type', () => {
    for (const type of types) {
      const levels = pool.filter((item) => item.type === type).map(({ difficulty }) => difficulty);
      expect(Math.min(...levels), type).toBeLessThanOrEqual(50);
      expect(Math.max(...levels), type).toBeGreaterThanOrEqual(145);
    }
  });
});

it('every seed has a task to write about', () => {
  for (const seed of [0, 1, 2, 3, 4, 2 ** 31 - 1]) expect(writingTask(seed).length).toBeGreaterThan(20);
});

describe('creditOf', () => {
  const word = (real: boolean) => ({
    type: 'readAndSelect' as const,
    id: 'ds-900',
    word: 'vindorous',
    real,
    difficulty: 95,
  });
  const text = { id: 'dr-90', title: 'Work', text: 'She wor{ks} at ho{me}, as m{any} do.', difficulty: 50 };
  const sentence = 'The children played outside after lunch.';

  it('knows words from invented ones', () => {
    expect(creditOf(word(true), ['yes'])).toBe(1);
    expect(creditOf(word(false), ['yes'])).toBe(0);
    expect(creditOf(word(false), ['no'])).toBe(1);
    expect(creditOf(word(false), [])).toBe(0);
  });

  it('counts the words of a text each by itself', () => {
    expect(creditOf({ ...text, type: 'readAndComplete' }, ['ks', 'ME', 'ore'])).toBeCloseTo(2 / 3);
    expect(creditOf({ ...text, type: 'readAndComplete' }, [])).toBe(0);
    const blank = {
      type: 'fillInTheBlanks' as const,
      id: 'df-90',
      sentence: 'Snow is wh{ite}.',
      difficulty: 30,
    };
    expect(creditOf(blank, [' ITE'])).toBe(1);
    expect(creditOf(blank, ['ile'])).toBe(0);
  });

  it('compares a dictation with its sentence', () => {
    const dictation = { type: 'listenAndType' as const, id: 'dd-90', sentence, difficulty: 50 };
    expect(creditOf(dictation, ['the children played outside after lunch'])).toBe(1);
    expect(creditOf(dictation, [])).toBe(0);
  });
});
