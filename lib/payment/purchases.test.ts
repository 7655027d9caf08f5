import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { justStarted, purchasesOf, underWay, type Purchase } from './purchases';
import { purchaseKeys } from './storage-keys';
import { blockedStorage, fakeStorage } from './testing/storage';

const offer = { vipId: 'vip-7', name: 'week', amount: 990, currency: 'USD', days: 7, examNum: 0 };
const purchase = (id: string, change: Partial<Purchase> = {}): Purchase => ({
  ...{ id, offer, url: 'https://checkout.stripe.com/1', startedAt: 1_000_000, userId: 'u1' },
  ...change,
});

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => void vi.unstubAllGlobals());

describe('purchasesOf', () => {
  it('leaves out those of other users', () => {
    underWay.put(purchase('p1'));
    underWay.put(purchase('p2', { userId: 'u2' }));
    underWay.put(purchase('p3', { userId: null }));
    expect(purchasesOf('u1').map(({ id }) => id)).toEqual(['p1', 'p3']);
    expect(underWay.read()).toHaveLength(3);
  });

  it('keeps what was not paid, however old, until its buyer stops waiting', () => {
    underWay.put(purchase('p1', { startedAt: 0 }));
    expect(purchasesOf('u1')).toHaveLength(1);
    underWay.remove('p1');
    expect(storage.getItem(purchaseKeys.underWay)).toBeNull();
  });

  it.each(['{', '7', '[{"id":"p1"}]', '[null]', '{"id":"p1"}'])('takes %s for nothing', (garbage) => {
    storage.setItem(purchaseKeys.underWay, garbage);
    expect(purchasesOf('u1')).toEqual([]);
  });
});

describe('justStarted', () => {
  it('finds the purchase that a first click has begun', () => {
    underWay.put(purchase('p1'));
    expect(justStarted('vip-7', 'u1', 1_004_999)?.id).toBe('p1');
    expect(justStarted('vip-30', 'u1', 1_004_999)).toBeUndefined();
    expect(justStarted('vip-7', 'u2', 1_004_999)).toBeUndefined();
  });

  it('lets the same be bought again after a while', () => {
    underWay.put(purchase('p1'));
    expect(justStarted('vip-7', 'u1', 1_005_000)).toBeUndefined();
  });
});

it('keeps purchases as long as the page where storage is blocked', async () => {
  vi.resetModules();
  vi.stubGlobal('window', { localStorage: blockedStorage() });
  const { underWay } = await import('./purchases');
  underWay.put(purchase('p1'));
  expect(underWay.read()).toHaveLength(1);
  underWay.remove('p1');
  expect(underWay.read()).toEqual([]);
});
