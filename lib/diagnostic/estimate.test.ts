import { describe, expect, it } from 'vitest';
import { estimate, expectedCredit, prior, spread } from './estimate';
import { pool } from './pool';
import { leastWidth, rangeOf, skillRanges } from './range';

const all = (credit: number) => pool.map((item) => ({ item, credit }));
const only = (type: string, credit: number) => all(credit).filter(({ item }) => item.type === type);

describe('expectedCredit', () => {
  it('is half at the difficulty, and 73 % one spread above it', () => {
    expect(expectedCredit(100, 100)).toBe(0.5);
    expect(expectedCredit(100 + spread, 100)).toBeCloseTo(0.731, 3);
    expect(expectedCredit(100 - spread, 100)).toBeCloseTo(0.269, 3);
  });
});

describe('estimate', () => {
  it('knows nothing but the prior before the first answer', () => {
    expect(estimate([]).score).toBeCloseTo(prior.mean, 1);
    expect(estimate([]).error).toBeCloseTo(prior.deviation, 1);
  });

  it('finds the score that the answers were made from', () => {
    for (const truth of [60, 95, 130]) {
      const answers = pool.map((item) => ({ item, credit: expectedCredit(truth, item.difficulty) }));
      expect(Math.abs(estimate(answers).score - truth)).toBeLessThan(1);
    }
  });

  it('rises with what is right, also by parts', () => {
    const [none, some, half, whole] = [0, 0.2, 0.5, 1].map((credit) => estimate(all(credit)).score);
    expect([none, some, half, whole]).toEqual(
      [none, some, half, whole].toSorted((a, b) => Number(a) - Number(b)),
    );
    expect(Number(whole) - Number(none)).toBeGreaterThan(100);
  });

  it('is surer after more answers, and by a dictation more than by a word', () => {
    expect(estimate(all(0.5)).error).toBeLessThan(estimate(all(0.5).slice(0, 20)).error);
    const one = (type: string) => estimate(only(type, 0.5).slice(5, 6)).error;
    expect(one('listenAndType')).toBeLessThan(one('readAndSelect'));
  });
});

describe('rangeOf', () => {
  it('reaches 1.96 standard errors to each side, in steps of five', () => {
    expect(rangeOf({ score: 101, error: 8 })).toEqual({ low: 85, high: 115 });
  });

  it.each([87, 88.5, 90, 91.2, 92.4])('is never narrower than it may be, at %d', (score) => {
    const { low, high } = rangeOf({ score, error: 0.1 });
    expect(high - low).toBe(leastWidth);
    expect(low % 5).toBe(0);
  });

  it('stays on the scale', () => {
    expect(rangeOf({ score: 155, error: 9 })).toEqual({ low: 135, high: 160 });
    expect(rangeOf({ score: 4, error: 9 })).toEqual({ low: 10, high: 20 });
  });
});

describe('skillRanges', () => {
  it('judges reading and listening apart', () => {
    const { reading, listening } = skillRanges([
      ...all(1).filter(({ item }) => item.type !== 'listenAndType'),
      ...only('listenAndType', 0),
    ]);
    expect(reading?.low).toBeGreaterThan(listening?.high ?? 160);
  });

  it('says nothing about a skill without an answer', () => {
    expect(skillRanges(only('fillInTheBlanks', 1)).listening).toBeNull();
    expect(skillRanges([])).toEqual({ reading: null, listening: null });
  });
});
