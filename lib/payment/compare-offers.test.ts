import { describe, expect, it } from 'vitest';
import { currency, offers } from '../site/offers';
import { differsFromPages, readOffers } from './compare-offers';

const plans = offers.map((offer) => ({ ...offer, originalAmount: null, currency }));
const changed = (change: object) => plans.map((plan, index) => (index === 1 ? { ...plan, ...change } : plan));
const differs = (list: unknown) => differsFromPages(readOffers(list) ?? []);

describe('differsFromPages', () => {
  it('finds nothing in the plans that the pages were built with', () => {
    expect(differs(plans)).toBe(false);
    expect(differs(plans.map((plan) => ({ ...plan, owned: false })))).toBe(false);
  });

  it.each([
    { amount: 1890 },
    { originalAmount: 2990 },
    { days: 31 },
    { correctNum: 60 },
    { examNum: 1 },
    { tag: 'Pro' },
    { unlimited: true },
    { owned: true },
    { currency: 'EUR' },
    { vipId: 'other' },
  ])('finds %o', (change) => {
    expect(differs(changed(change))).toBe(true);
  });

  it('finds that one is gone', () => {
    expect(differs(plans.slice(1))).toBe(true);
  });

  it('ignores one that the pages have no name for', () => {
    expect(differs([...plans, { ...plans[0], vipId: 'year', name: 'year' }])).toBe(false);
  });
});

describe('readOffers', () => {
  it.each([
    ['nothing', undefined],
    ['a page of HTML', '<html></html>'],
    ['an object', { data: plans }],
    ['an empty list', []],
    ['a list of something else', [{ name: 'week' }]],
    ['a price that is no number', changed({ amount: '19.90' })],
    ['a price in dollars', changed({ amount: 19.9 })],
    ['a negative price', changed({ amount: -1 })],
    ['an unknown currency', changed({ currency: '' })],
  ])('takes %s for nothing', (_name, answer) => {
    expect(readOffers(answer)).toBeNull();
  });

  it('reads numbers and flags as other APIs write them', () => {
    const [offer] = readOffers([{ vipId: 12, name: 'week', amount: 990, currency: 'usd', owned: 1 }]) ?? [];
    expect(offer).toMatchObject({ vipId: '12', currency: 'USD', owned: true, unlimited: false, days: 0 });
  });
});
