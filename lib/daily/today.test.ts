import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankIndex } from '@/app/[locale]/(app)/app/practice/_sections/bank-index';
import { bankItems } from '../questions/bank/bank-file';
import { levelIn, type BankItem } from '../questions/bank/bank-item';
import { itemOf, judgedTypes } from './bank-index';
import { beginOf, rising, tenCount, tenDayOf, tenOf, tenSeconds } from './today';

const items = new Map(judgedTypes.flatMap(bankItems).map((item) => [item.id, item]));
const itemsOf = (day: number): BankItem[] => tenOf(day, bankIndex).flatMap((id) => items.get(id) ?? []);
const anyDay = integer({ min: 0, max: 100_000 });
const today = tenDayOf(Date.UTC(2026, 10, 28));

describe('the ten of a day', () => {
  it('are ten others each time, of four types, with as many real as invented words, from all levels', () => {
    assert(
      property(anyDay, (day) => {
        const ten = itemsOf(day);
        expect(new Set(ten.map(({ id }) => id)).size).toBe(tenCount);
        const count = (type: string) => ten.filter((item) => item.type === type).length;
        expect(count('readAndSelect')).toBe(4);
        expect(count('fillInTheBlanks')).toBe(3);
        expect(count('readAndComplete')).toBe(1);
        expect(count('listenAndType')).toBe(2);
        expect(ten.filter((item) => item.type === 'readAndSelect' && item.real)).toHaveLength(2);
        const levels = ten.map((item) => levelIn(item) ?? 0);
        expect(Math.min(...levels)).toBeLessThanOrEqual(90);
        expect(Math.max(...levels)).toBeGreaterThanOrEqual(100);
      }),
    );
  });

  it('are the same however often they are asked for, and none of them those of the day before', () => {
    assert(
      property(anyDay, (day) => {
        expect(tenOf(day, bankIndex)).toEqual(tenOf(day, { ...bankIndex }));
        const before = new Set(tenOf(day - 1, bankIndex));
        expect(tenOf(day, bankIndex).filter((id) => before.has(id))).toEqual([]);
      }),
    );
  });

  it.each([
    ['words', 'readAndSelect', 110],
    ['sentences with gaps', 'fillInTheBlanks', 16],
    ['texts', 'readAndComplete', 18],
    ['dictations', 'listenAndType', 25],
  ])('bring all %s before one comes again', (_, type, least) => {
    const last = new Map<string, number>();
    let nearest = Infinity;
    for (let day = today; day < today + 400; day += 1) {
      for (const id of tenOf(day, bankIndex).filter((id) => itemOf(id, bankIndex)?.type === type)) {
        nearest = Math.min(nearest, day - (last.get(id) ?? -Infinity));
        last.set(id, day);
      }
    }
    expect(nearest).toBeGreaterThanOrEqual(least);
    expect(last.size).toBe(bankIndex.counts[type as keyof typeof bankIndex.counts]);
  });

  it('go from easy to hard', () => {
    const levels = rising(itemsOf(today)).map((item) => levelIn(item) ?? 0);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect(rising(itemsOf(today).toReversed())).toEqual(rising(itemsOf(today)));
  });

  it('change at one moment for everybody', () => {
    const begin = Date.UTC(2026, 10, 28);
    expect(tenDayOf(begin - 1)).toBe(tenDayOf(begin) - 1);
    expect(tenDayOf(begin + 86_399_999)).toBe(tenDayOf(begin));
    expect(beginOf(tenDayOf(begin + 1000))).toBe(begin);
  });

  it('leave out what there is nothing of', () => {
    const counts = { ...bankIndex.counts, readAndComplete: 0, listenAndType: 1 };
    expect(tenOf(today, { ...bankIndex, counts })).toHaveLength(tenCount - 2);
  });
});

it('takes some minutes', () => {
  expect(tenSeconds).toBe(4 * 5 + 3 * 20 + 180 + 2 * 60);
});
