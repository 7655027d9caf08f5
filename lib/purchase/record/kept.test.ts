import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { justBegun, keep, keptPurchase, readKept, removePending, type BegunPurchase } from './kept';
import { hasOpenPurchases, purchaseEntries } from './open-purchases';
import { isOf, type PaidPurchase } from './purchase';
import { blockedStorage, fakeStorage } from '@/tests/doubles/browser/storage';

const offer = { vipId: 'vip-7', name: 'week', amount: 990, currency: 'USD', days: 7, examNum: 0 };
const pending = (id: string, change: Partial<BegunPurchase> = {}): BegunPurchase => ({
  ...{ id, offer, url: 'https://checkout.stripe.com/1', startedAt: 1_000_000, userId: 'u1' },
  ...{ phase: 'waiting', hidden: false },
  ...change,
});
const paid = (id: string, change: Partial<PaidPurchase> = {}): PaidPurchase => ({
  ...{ id, userId: 'u1', type: '4', tag: null, vipEndTime: null, examNum: 3, correctNum: null, amount: 1399 },
  ...{ phase: 'paid', paidAt: 1_000_000, told: false, reported: false },
  ...change,
});

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the purchases of this browser', () => {
  it('can be told apart by who buys', () => {
    keep(pending('p1'));
    keep(pending('p2', { userId: 'u2' }));
    keep(pending('p3', { userId: null }));
    const ofFirst = readKept().filter((purchase) => isOf(purchase, 'u1'));
    expect(ofFirst.map(({ id }) => id)).toEqual(['p1', 'p3']);
    expect(readKept()).toHaveLength(3);
  });

  it('are kept while they are not paid, however old, until their buyer stops waiting', () => {
    keep(pending('p1', { startedAt: 0 }));
    expect(readKept()).toHaveLength(1);
    removePending('p1');
    expect(storage.getItem(purchaseEntries.pending)).toBeNull();
  });

  it('stay in the order in which they were begun, whatever is written of them', () => {
    keep(pending('p1'));
    keep(pending('p2'));
    keep(pending('p1', { hidden: true }));
    expect(readKept()).toEqual([pending('p1', { hidden: true }), pending('p2')]);
  });

  it.each(['{', '7', '[{"id":"p1"}]', '[null]', '{"id":"p1"}'])('take %s for nothing', (garbage) => {
    storage.setItem(purchaseEntries.pending, garbage);
    storage.setItem(purchaseEntries.paid, garbage);
    expect(readKept()).toEqual([]);
  });

  it('begin anew to be waited for on every page', () => {
    keep({ ...pending('p1'), phase: 'cancelled' });
    expect(keptPurchase('p1')?.phase).toBe('waiting');
  });

  it('are paid, whatever a tab that has not heard of it writes later', () => {
    keep(pending('p1'));
    keep(paid('p1'));
    expect(storage.getItem(purchaseEntries.pending)).toBeNull();
    keep(pending('p1', { hidden: true }));
    expect(readKept()).toEqual([paid('p1')]);
  });

  it('are the newest fifty of those paid', () => {
    for (let number = 0; number < 60; number += 1) keep(paid(`p${number}`));
    const ids = readKept().map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(ids.at(0)).toBe('p10');
    expect(ids.at(-1)).toBe('p59');
  });

  it('are not those known by their number alone', () => {
    keep({ id: 'p1', userId: 'u1', phase: 'waiting', hidden: false });
    expect(readKept()).toEqual([]);
  });
});

it('reads what an earlier version has kept', () => {
  const { startedAt, url } = pending('p1');
  storage.setItem(
    purchaseEntries.pending,
    JSON.stringify([
      { id: 'p1', offer, url, startedAt, userId: 'u1' },
      { id: 'p2', offer, url, startedAt, userId: null, hidden: true },
    ]),
  );
  const earlier = { ...paid('p3', { reported: true }), phase: undefined, told: undefined, shown: true };
  storage.setItem(purchaseEntries.paid, JSON.stringify([earlier]));
  expect(readKept()).toEqual([
    pending('p1'),
    pending('p2', { userId: null, hidden: true }),
    paid('p3', { told: true, reported: true }),
  ]);
});

it('keeps what was paid for with its offer, and takes a spoilt one for none', () => {
  keep(paid('p1', { offer }));
  expect(keptPurchase('p1')).toEqual(paid('p1', { offer }));
  const [entry] = JSON.parse(storage.getItem(purchaseEntries.paid) ?? '[]') as object[];
  storage.setItem(purchaseEntries.paid, JSON.stringify([{ ...entry, offer: 7 }]));
  expect(keptPurchase('p1')).toEqual(paid('p1'));
});

describe('hasOpenPurchases', () => {
  it('is true while one is waited for, its buyer is not told that it is paid, or it is not reported', () => {
    expect(hasOpenPurchases()).toBe(false);
    keep(pending('p1'));
    expect(hasOpenPurchases()).toBe(true);
    keep(paid('p1'));
    expect(hasOpenPurchases()).toBe(true);
    keep(paid('p1', { told: true }));
    expect(hasOpenPurchases()).toBe(true);
    keep(paid('p1', { told: true, reported: true }));
    expect(hasOpenPurchases()).toBe(false);
  });

  it('knows what an earlier version has kept', () => {
    storage.setItem(purchaseEntries.paid, '[{"id":"p1","paidAt":1,"shown":true,"reported":true}]');
    expect(hasOpenPurchases()).toBe(false);
    storage.setItem(purchaseEntries.paid, '[{"id":"p1","paidAt":1,"shown":false,"reported":false}]');
    expect(hasOpenPurchases()).toBe(true);
  });

  it('is false where storage is blocked', () => {
    vi.stubGlobal('window', { localStorage: blockedStorage() });
    expect(hasOpenPurchases()).toBe(false);
  });
});

describe('justBegun', () => {
  it('finds the purchase that a first click has begun', () => {
    keep(pending('p1'));
    expect(justBegun('vip-7', 'u1', 1_004_999)?.id).toBe('p1');
    expect(justBegun('vip-30', 'u1', 1_004_999)).toBeUndefined();
    expect(justBegun('vip-7', 'u2', 1_004_999)).toBeUndefined();
  });

  it('lets the same be bought again after a while', () => {
    keep(pending('p1'));
    expect(justBegun('vip-7', 'u1', 1_005_000)).toBeUndefined();
  });
});

it('keeps purchases as long as the page where storage is blocked', async () => {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: blockedStorage() });
  const kept = await import('./kept');
  kept.keep(pending('p1'));
  expect(kept.readKept()).toHaveLength(1);
  kept.removePending('p1');
  expect(kept.readKept()).toEqual([]);
});
