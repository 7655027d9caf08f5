import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facts } from '@/lib/site/facts';
import { dayMs } from '../../base/day-ms';
import { verdictOn, withdrawableUntil } from './rule';

const moment = (text: string) => Date.parse(text);

/** After the period. */
const doubtful = 5 * dayMs;

describe('the rule of withdrawals', () => {
  it.each([
    ['at once', '2026-01-15T12:00:00Z', 0, 'refund'],
    ['with one exam used', '2026-01-15T12:00:00Z', 1, 'ask'],
    ['after fourteen times 24 hours', '2026-01-29T12:00:00.001Z', 0, 'refund'],
    ['in the last hour of the fourteenth day where it ends last', '2026-01-30T11:59:59.999Z', 0, 'refund'],
    ['then, with something used', '2026-01-30T11:59:59.999Z', 3, 'ask'],
    ['after it, where it may have been a holiday', '2026-01-30T12:00:00.000Z', 0, 'ask'],
    ['then, with something used', '2026-02-04T11:59:59.999Z', 1, 'ask'],
    ['after holidays too', '2026-02-04T12:00:00.000Z', 0, 'tooLate'],
    ['after them, with something used', '2026-02-04T12:00:00.000Z', 1, 'tooLate'],
  ] as const)('%s', (_, declaredAt, used, verdict) => {
    const paidAt = moment('2026-01-15T12:00:00Z');
    expect(verdictOn({ paidAt, used }, moment(declaredAt))).toBe(verdict);
  });

  it.each([
    ['a Saturday', '2026-01-17T12:00:00Z', '2026-02-03T11:59:59.999Z'],
    ['a Sunday', '2026-01-18T12:00:00Z', '2026-02-03T11:59:59.999Z'],
    ['a Monday', '2026-01-19T09:00:00Z', '2026-02-03T11:59:59.999Z'],
    ['a Friday', '2026-01-16T12:00:00Z', '2026-01-31T11:59:59.999Z'],
  ])('ends after a working day for what was paid on %s', (_, paidAt, until) => {
    expect(new Date(withdrawableUntil(moment(paidAt))).toISOString()).toBe(until);
  });

  it('refunds on the Monday what was paid on a Saturday', () => {
    const paidAt = moment('2026-01-17T12:00:00Z');
    expect(verdictOn({ paidAt, used: 0 }, moment('2026-02-02T12:00:00Z'))).toBe('refund');
  });

  it('never takes a day of the period away, and never adds four', () => {
    assert(
      property(nat(4e12), (paidAt) => {
        const days = (withdrawableUntil(paidAt) - paidAt) / dayMs;
        expect(days).toBeGreaterThanOrEqual(facts.refundDays);
        expect(days).toBeLessThan(facts.refundDays + 4);
      }),
    );
  });

  it('refunds at once only what is unused, and only while the period lasts', () => {
    assert(
      property(nat(4e12), integer({ min: -1, max: 30 * dayMs }), nat(3), (paidAt, after, used) => {
        const late = paidAt + after - withdrawableUntil(paidAt);
        const verdict = verdictOn({ paidAt, used }, paidAt + after);
        expect(verdict === 'tooLate').toBe(late > doubtful);
        expect(verdict === 'refund').toBe(late <= 0 && used === 0);
      }),
    );
  });
});
