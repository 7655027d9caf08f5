import { describe, expect, it } from 'vitest';
import { expectedCredit, guessedShare, knownShare, spread } from '../questions/judge/ability';
import { estimate, evidenceOf, prior, priorInformation, type Judged } from './estimate';
import { pool, type DiagnosticItem } from './pool';
import { commonError, rangeOf, widened } from './range';
import { skillRanges } from './skill-ranges';

const all = (credit: number) => pool.map((item) => ({ item, credit }));
const only = (type: string, credit: number) => all(credit).filter(({ item }) => item.type === type);

describe('expectedCredit', () => {
  it('is half at the difficulty, and 73 % one spread above it', () => {
    expect(knownShare(100, 100)).toBe(0.5);
    expect(knownShare(100 + spread, 100)).toBeCloseTo(0.731, 3);
    expect(knownShare(100 - spread, 100)).toBeCloseTo(0.269, 3);
  });

  it('counts with guesses where there are two buttons, and nowhere else', () => {
    for (const item of pool) {
      const floor = item.type === 'readAndSelect' ? guessedShare : 0;
      expect(expectedCredit(-1000, item)).toBeCloseTo(floor);
      expect(expectedCredit(1000, item)).toBeCloseTo(1);
    }
  });
});

describe('estimate', () => {
  it('knows nothing but the prior before the first answer', () => {
    expect(estimate([]).score).toBeCloseTo(prior.mean, 1);
    expect(estimate([]).error).toBeCloseTo(prior.deviation, 1);
  });

  it('finds the score that the answers were made from', () => {
    for (const truth of [60, 95, 130]) {
      const answers = pool.map((item) => ({ item, credit: expectedCredit(truth, item) }));
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

  it('comes to an end and is level there, whatever is right', () => {
    const slopeAt = (answers: readonly Judged[], score: number) =>
      evidenceOf(answers, score).slope + (prior.mean - score) * priorInformation;
    for (const credit of [
      () => 1,
      () => 0,
      ({ difficulty }: DiagnosticItem) => Number(difficulty > 95),
      ({ type }: DiagnosticItem) => Number(type === 'readAndSelect'),
      ({ type }: DiagnosticItem) => Number(type !== 'readAndSelect'),
    ]) {
      const answers = pool
        .filter((_, index) => index % 8 === 0)
        .map((item) => ({ item, credit: credit(item) }));
      expect(Math.abs(slopeAt(answers, estimate(answers).score))).toBeLessThan(0.0001);
    }
  });

  it('is surer after more answers, and by a dictation more than by a word', () => {
    expect(estimate(all(0.5)).error).toBeLessThan(estimate(all(0.5).slice(0, 20)).error);
    const one = (type: string) => estimate(only(type, 0.5).slice(5, 6)).error;
    expect(one('listenAndType')).toBeLessThan(one('readAndSelect'));
  });
});

describe('rangeOf', () => {
  it('reaches 1.96 standard errors to each side, in steps of five, the common error of all difficulties among them', () => {
    expect(rangeOf({ score: 101, error: 8 })).toEqual({ low: 75, high: 125 });
    expect(rangeOf({ score: 100, error: 6.5 })).toEqual({ low: 75, high: 125 });
    expect(rangeOf({ score: 98, error: 6.5 })).toEqual({ low: 75, high: 120 });
  });

  it.each([87, 88.5, 90, 91.2, 92.4])(
    'is no narrower than the common error, after any number of answers, at %d',
    (score) => {
      const { low, high } = rangeOf({ score, error: 0.1 });
      expect(high - low).toBeGreaterThanOrEqual(3.5 * commonError);
      expect(low % 5).toBe(0);
    },
  );

  it('stays on the scale', () => {
    expect(rangeOf({ score: 155, error: 9 })).toEqual({ low: 130, high: 160 });
    expect(rangeOf({ score: 4, error: 9 })).toEqual({ low: 10, high: 35 });
  });

  it('is a range still for who has everything right, or nothing', () => {
    expect(rangeOf({ score: 205, error: 12 })).toEqual({ low: 130, high: 160 });
    expect(rangeOf({ score: -40, error: 12 })).toEqual({ low: 10, high: 40 });
  });

  it('widens one from before the common error counted, as far as it should have reached', () => {
    expect(widened({ low: 105, high: 130 })).toEqual({ low: 95, high: 140 });
    expect(widened({ low: 10, high: 45 })).toEqual({ low: 10, high: 55 });
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

  it('is wider for a skill than for both', () => {
    const some = all(0.5).filter((_, index) => index % 8 === 0);
    const { reading, listening } = skillRanges(some);
    const { low, high } = rangeOf(estimate(some));
    for (const range of [reading, listening])
      expect(range && range.high - range.low).toBeGreaterThanOrEqual(high - low);
    expect(listening && listening.high - listening.low).toBeGreaterThan(high - low);
  });

  it('says nothing about a skill without an answer', () => {
    expect(skillRanges(only('fillInTheBlanks', 1)).listening).toBeNull();
    expect(skillRanges([])).toEqual({ reading: null, listening: null });
  });
});
