import { describe, expect, it } from 'vitest';
import { currency, offers } from './offers';
import { differsFromPages, placeOffers, readOffers } from './compare-offers';

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

  it('finds one that the pages have no place for', () => {
    expect(differs([...plans, { ...plans[0], vipId: 'year', name: 'year', days: 365 }])).toBe(true);
  });
});

describe('placeOffers', () => {
  const place = (list: object[]) => {
    const { places, more } = placeOffers(readOffers(list) ?? []);
    return {
      places: Object.fromEntries([...places].map(([name, offer]) => [name, offer?.vipId ?? null])),
      more: more.map(({ vipId }) => vipId),
    };
  };
  const foreign = (vipId: number, offer: object) => ({
    ...{ vipId, name: `x${vipId}`, type: 4, amount: 100 * vipId, currency: 'USD' },
    ...offer,
  });

  it('finds the place of what has other names by its days and its number of exams', () => {
    const { places, more } = place([
      foreign(1, { name: 'mock3', examNum: 3 }),
      foreign(2, { name: 'vip_month', type: 1, days: 30 }),
      foreign(3, { name: 'mock1', examNum: 1 }),
    ]);
    expect(places).toMatchObject({ three: '1', single: '3', month: '2', week: null, ten: null });
    expect(more).toEqual([]);
  });

  it('leaves nothing out', () => {
    const { places, more } = place([
      foreign(1, { examNum: 7 }),
      foreign(2, { type: 1, days: 365 }),
      foreign(3, { examNum: 3 }),
      foreign(4, { examNum: 3 }),
      foreign(5, { type: 1, days: 3, examNum: 3 }),
    ]);
    expect(places.three).toBe('3');
    expect(more).toEqual(['1', '2', '4', '5']);
  });

  it('gives a place to its own name before anything else', () => {
    const { places, more } = place([foreign(1, { examNum: 3 }), foreign(2, { name: 'three', examNum: 4 })]);
    expect(places.three).toBe('2');
    expect(more).toEqual(['1']);
  });

  it('tells packs from plans where an API does not', () => {
    const [pack, plan] =
      readOffers([
        { ...foreign(1, { examNum: 3 }), type: undefined },
        { ...foreign(2, { days: 30, examNum: 1 }), type: undefined },
      ]) ?? [];
    expect([pack?.type, plan?.type]).toEqual(['4', '1']);
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
