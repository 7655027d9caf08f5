import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks } from './testing/locks';
import { fakeStorage } from './testing/storage';
import { claim, paidPurchases, recordPaid, untold } from './paid';

const status = {
  ...{ code: 1, vipEndTime: null, vipDays: null, examNum: 3, correctNum: null, id: 'p1', amount: 1399 },
  ...{ write: null, speak: null, type: '4', tag: null },
};

beforeEach(() => void vi.stubGlobal('window', { localStorage: fakeStorage() }));
afterEach(() => void vi.unstubAllGlobals());

const stubLocks = () => vi.stubGlobal('navigator', { locks: fakeLocks() });

describe.each([
  ['Web Locks', stubLocks],
  ['a lease, where there are no locks', () => vi.stubGlobal('navigator', {})],
])('claims under %s', (_name, prepare) => {
  beforeEach(prepare);

  it('are granted to one of many tabs', async () => {
    recordPaid('p1', status, { userId: 'u1' });
    const claims = await Promise.all(Array.from({ length: 5 }, () => claim('p1', 'shown')));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claim('p1', 'shown')).toBe(false);
  });

  it('of one duty leave the other', async () => {
    recordPaid('p1', status, { userId: 'u1' });
    expect(await claim('p1', 'reported')).toBe(true);
    expect(await claim('p1', 'shown')).toBe(true);
    expect(await claim('p1', 'reported')).toBe(false);
  });

  it('are refused for what nobody has recorded', async () => {
    expect(await claim('p2', 'shown')).toBe(false);
  });
});

it('is granted to one tab where the other sees the storage as it was before', async () => {
  stubLocks();
  recordPaid('p1', status, { userId: 'u1' });
  const before = { ...paidPurchases.read()[0] };
  expect(await claim('p1', 'shown')).toBe(true);
  vi.stubGlobal('window', { localStorage: fakeStorage({ purchases_paid: JSON.stringify([before]) }) });
  expect(await claim('p1', 'shown')).toBe(false);
});

describe('recordPaid', () => {
  it('does not forget what has been done when the payment is heard of again', async () => {
    stubLocks();
    recordPaid('p1', status, { userId: 'u1' });
    await claim('p1', 'shown');
    expect(recordPaid('p1', status, { userId: 'u1' })).toMatchObject({ shown: true, reported: false });
  });

  it('keeps the newest fifty', () => {
    for (let number = 0; number < 60; number += 1) recordPaid(`p${number}`, status, { userId: 'u1' });
    const ids = paidPurchases.read().map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(ids.at(0)).toBe('p10');
    expect(ids.at(-1)).toBe('p59');
  });
});

it('tells a user only of purchases of that user', () => {
  recordPaid('p1', status, { userId: 'u1' });
  recordPaid('p2', status, { userId: 'u2' });
  recordPaid('p3', status, { userId: null });
  expect(untold('u1').map(({ id }) => id)).toEqual(['p1', 'p3']);
});
