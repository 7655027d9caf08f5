import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import payment from '@/messages/en/payment.json';
import plans from '@/messages/en/plans.json';
import type { PaidPurchase } from '../record/purchase';
import { packValidity, successLines } from './success-lines';
import type { Texts } from './texts';

const t: Texts = createTranslator({ locale: 'en', messages: { payment, plans } });
const paid = (change: Partial<PaidPurchase>): PaidPurchase => ({
  ...{ id: 'p1', type: '1', tag: null, vipEndTime: null, examNum: null, correctNum: null, amount: 990 },
  ...{ phase: 'paid', userId: 'u1', paidAt: 0, told: false, reported: false },
  ...change,
});

describe('successLines', () => {
  it('say what a plan with counts gave', () => {
    const lines = successLines(
      t,
      'en',
      paid({ vipEndTime: '2026-12-24T12:00:00.000Z', examNum: 2, correctNum: 50 }),
    );
    expect(lines).toEqual([
      'Your Premium Plan has been activated!',
      'VIP Expires at: December 24, 2026',
      'Mock Exam: 2',
      'AI Correction: 50',
    ]);
  });

  it('say that Pro has no limit', () => {
    expect(successLines(t, 'en', paid({ tag: 'Pro', correctNum: 0 }))).toEqual([
      'Your Premium Plan has been activated!',
      'AI Correction: Unlimited',
    ]);
  });

  it('leave out what was not given', () => {
    expect(successLines(t, 'en', paid({ examNum: 0, correctNum: 0 }))).toEqual([
      'Your Premium Plan has been activated!',
    ]);
  });

  it('count the exams of a pack', () => {
    expect(successLines(t, 'en', paid({ type: '4', examNum: 3 }))).toEqual([
      '3 mock exams activated successfully!',
    ]);
    expect(successLines(t, 'en', paid({ type: '4', examNum: 1 }))).toEqual([
      '1 mock exam activated successfully!',
    ]);
  });
});

describe('packValidity', () => {
  const startedAt = Date.parse('2026-11-22T12:00:00.000Z');

  it('says until when the exams of a pack can be taken', () => {
    expect(packValidity(t, 'en', paid({ type: '4', examNum: 3, startedAt }))).toBe(
      t('payment.packs.until', { date: 'February 20, 2027' }),
    );
  });

  it('says for how long where it is not known when the purchase began', () => {
    expect(packValidity(t, 'en', paid({ type: '4', examNum: 3 }))).toBe(
      t('payment.packs.within', { days: 90 }),
    );
  });

  it('says nothing of a plan', () => {
    expect(packValidity(t, 'en', paid({ type: '1', startedAt }))).toBeNull();
  });
});
