import { describe, expect, it } from 'vitest';
import type { AccountPurchase } from '../api/contract/entities';
import { hasRunningPro, isPro, packsLeft, planDay, runningPacks } from './owned';

const now = Date.parse('2026-11-22T12:00:00.000Z');

const bought = (change: Partial<AccountPurchase>): AccountPurchase => ({
  ...{
    id: 'p1',
    name: 'quarter',
    type: '1',
    tag: null,
    days: 0,
    examNum: 0,
    correctNum: 0,
    unlimited: false,
  },
  ...{ amount: 990, currency: 'USD', paidAt: null, usableUntil: null, state: 'paid', testShop: false },
  ...{ withdrawal: null, withdrawUntil: null },
  ...change,
});

const later = '2026-12-01T09:00:00.000Z';
const over = '2026-11-22T12:00:00.000Z';

describe('isPro', () => {
  it('takes the flag or the tag, of a membership alone', () => {
    expect(isPro(bought({ unlimited: true }))).toBe(true);
    expect(isPro(bought({ tag: 'Pro' }))).toBe(true);
    expect(isPro(bought({ type: '4', unlimited: true }))).toBe(false);
    expect(isPro(bought({}))).toBe(false);
  });
});

describe('hasRunningPro', () => {
  it.each([
    ['runs', { tag: 'Pro', usableUntil: later }, true],
    ['does not count', { tag: 'Pro', usableUntil: null }, false],
    ['has ended', { tag: 'Pro', usableUntil: over }, false],
    ['was refunded', { tag: 'Pro', usableUntil: later, state: 'refunded' }, false],
    ['is not Pro', { usableUntil: later }, false],
  ] as const)('judges a plan that %s', (_, change, expected) => {
    expect(hasRunningPro([bought({ type: '4' }), bought(change)], now)).toBe(expected);
  });
});

describe('runningPacks', () => {
  const pack = (examNum: number, usableUntil: string | null, more: Partial<AccountPurchase> = {}) =>
    bought({ type: '4', examNum, usableUntil, ...more });

  it('sums up each day, the first end first', () => {
    expect(
      runningPacks(
        [pack(10, '2027-01-05T10:00:00.000Z'), pack(3, later), pack(1, '2026-12-01T23:00:00.000Z')],
        now,
      ),
    ).toEqual([
      { exams: 4, usableUntil: '2026-12-01T23:00:00.000Z' },
      { exams: 10, usableUntil: '2027-01-05T10:00:00.000Z' },
    ]);
  });

  it('leaves out what has ended, was refunded, holds no exam or has no known end', () => {
    expect(
      runningPacks(
        [pack(3, over), pack(3, later, { state: 'refunded' }), pack(0, later), pack(3, null)],
        now,
      ),
    ).toEqual([]);
  });
});

describe('packsLeft', () => {
  const first = { exams: 3, usableUntil: later };
  const second = { exams: 10, usableUntil: '2027-01-05T10:00:00.000Z' };

  it.each([
    ['nothing once all are used', 0, []],
    ['the later end alone once the first is used up', 9, [{ ...second, exams: 9 }]],
    ['what is left of the first', 11, [{ ...first, exams: 1 }, second]],
    ['all of both, where more was given than bought', 14, [first, second]],
  ])('has %s', (_, left, expected) => {
    expect(packsLeft([first, second], left)).toEqual(expected);
  });
});

describe('planDay', () => {
  const plan = (days: number, usableUntil: string | null) => bought({ days, usableUntil });

  it('counts the days of the plan that runs, from the first to the last', () => {
    expect(planDay([plan(30, '2026-12-22T12:00:00.000Z')], now)).toEqual({ day: 1, days: 30 });
    expect(planDay([plan(30, '2026-12-11T09:00:00.000Z')], now)).toEqual({ day: 12, days: 30 });
    expect(planDay([plan(30, '2026-11-22T12:00:01.000Z')], now)).toEqual({ day: 30, days: 30 });
  });

  it('looks at the one that ends first, and begins no later one early', () => {
    const next = plan(90, '2027-03-01T12:00:00.000Z');
    expect(planDay([next, plan(7, '2026-11-25T12:00:00.000Z')], now)).toEqual({ day: 5, days: 7 });
    expect(planDay([plan(7, '2027-01-01T12:00:00.000Z')], now)).toEqual({ day: 1, days: 7 });
  });

  it('knows nothing of plans that have ended, or of none', () => {
    expect(
      planDay([plan(30, over), plan(30, null), bought({ examNum: 3, usableUntil: later })], now),
    ).toBeUndefined();
  });
});
