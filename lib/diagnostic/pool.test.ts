import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { itemSchemas, secondsOf as practiceSeconds } from '../questions/items';
import { creditOf } from './credit';
import { findItem, pool, secondsOf, writingTask } from './pool';

const dictation = z.strictObject({
  id: z.string().regex(/^lt-\d\d$/),
  sentence: z.string().regex(/^[A-Z].*[.?]$/),
  difficulty: z.number().min(10).max(160).multipleOf(5),
});

const of = <Type extends string>(type: Type) =>
  pool.flatMap((item) => {
    const { type: own, ...file } = item;
    return own === type ? [file] : [];
  });

describe('the pool', () => {
  it('holds what the files of the questions hold', () => {
    for (const type of ['readAndSelect', 'fillInTheBlanks', 'readAndComplete'] as const)
      expect(itemSchemas[type].safeParse(of(type)).error).toBeUndefined();
    expect(z.array(dictation).min(8).safeParse(of('listenAndType')).error).toBeUndefined();
  });

  it('has no id twice', () => {
    expect(new Set(pool.map(({ id }) => id)).size).toBe(pool.length);
    expect(findItem('rs-01')?.type).toBe('readAndSelect');
    expect(findItem('zz-99')).toBeUndefined();
  });

  it('has easy and hard questions of every type', () => {
    for (const type of Object.keys(secondsOf)) {
      const levels = pool.filter((item) => item.type === type).map(({ difficulty }) => difficulty);
      expect(Math.min(...levels), type).toBeLessThanOrEqual(50);
      expect(Math.max(...levels), type).toBeGreaterThanOrEqual(145);
    }
  });
});

it('the time limits are those of the practice sets', () => {
  expect(secondsOf).toMatchObject(practiceSeconds);
});

it('every seed has a task to write about', () => {
  for (const seed of [0, 1, 2, 3, 4, 2 ** 31 - 1]) expect(writingTask(seed).length).toBeGreaterThan(20);
});

describe('creditOf', () => {
  const credit = (id: string, given: readonly string[]) => {
    const item = findItem(id);
    if (!item) throw new Error(`There is no ${id}`);
    return creditOf(item, given);
  };

  it('knows words from invented ones', () => {
    expect(credit('rs-01', ['yes'])).toBe(1);
    expect(credit('rs-03', ['yes'])).toBe(0);
    expect(credit('rs-03', ['no'])).toBe(1);
    expect(credit('rs-03', [])).toBe(0);
  });

  it('counts the words of a text each by itself', () => {
    expect(credit('fb-01', [' OW'])).toBe(1);
    expect(credit('fb-01', ['aw'])).toBe(0);
    expect(credit('rc-01', ['ing', 'gs'])).toBeCloseTo(2 / 11);
    expect(credit('rc-01', [])).toBe(0);
  });

  it('compares a dictation with its sentence', () => {
    expect(credit('lt-01', ['the children played outside after lunch'])).toBe(1);
    expect(credit('lt-01', [])).toBe(0);
  });
});
