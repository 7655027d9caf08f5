import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeLocks } from '@/tests/doubles/browser/locks';
import { fakeStorage } from '@/tests/doubles/browser/storage';
import type { PaidPurchase, PendingPurchase } from '../record/purchase';
import type * as keptModule from '../record/kept';
import type * as storeModule from '../record/store';
import type { AnswerPhase } from './poll';
import type * as waitModule from './wait';

const doubles = vi.hoisted(() => ({
  userId: 'u1' as string | null,
  token: 'token' as string | null,
  askInTurn: vi.fn(),
  refreshUser: vi.fn(async () => undefined),
  reportPaidOrder: vi.fn(async () => undefined),
}));
vi.mock('./turns', () => ({ askInTurn: doubles.askInTurn }));
vi.mock('../../session/token', () => ({ readToken: () => doubles.token }));
vi.mock('../../session/user', () => ({
  loadUser: async () => {
    if (doubles.userId === null) throw new Error('offline');
    return { id: doubles.userId };
  },
  refreshUser: doubles.refreshUser,
}));
vi.mock('../../visit/conversion', () => ({ reportPaidOrder: doubles.reportPaidOrder }));

const offer = { vipId: 'vip-7', name: 'week', amount: 990, currency: 'USD', days: 7, examNum: 0 };
const receipt = { type: '1', tag: null, vipEndTime: null, examNum: 0, correctNum: 0, amount: null };
const pending = (id: string, change: Partial<PendingPurchase> = {}): PendingPurchase => ({
  ...{ id, offer, url: 'https://checkout.stripe.com/1', startedAt: 1_000_000, userId: 'u1' },
  ...{ phase: 'waiting', hidden: false },
  ...change,
});
const paid = (id: string, change: Partial<PaidPurchase> = {}): PaidPurchase => ({
  ...{ id, userId: 'u1', ...receipt, phase: 'paid', paidAt: 1, told: false, reported: false },
  ...change,
});

interface Loop {
  onAnswer: (phase: AnswerPhase) => void;
  onPaid: (status: typeof receipt) => void;
  signal: AbortSignal;
  fail: (error: unknown) => void;
}

const loops = new Map<string, Loop>();
let wait: typeof waitModule;
let store: typeof storeModule;
let kept: typeof keptModule;

beforeEach(async () => {
  vi.resetModules();
  vi.clearAllMocks();
  Object.assign(doubles, { userId: 'u1', token: 'token' });
  loops.clear();
  doubles.askInTurn.mockImplementation(
    (id: string, asking: Omit<Loop, 'fail'>) =>
      new Promise((_, reject) => loops.set(id, { ...asking, fail: reject })),
  );
  vi.stubGlobal('window', { localStorage: fakeStorage(), location: { pathname: '/pricing' } });
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  wait = await import('./wait');
  store = await import('../record/store');
  kept = await import('../record/kept');
});
afterEach(() => void vi.unstubAllGlobals());

const phases = () => store.readPurchases().purchases.map(({ id, phase }) => [id, phase]);
const loop = (id: string) => loops.get(id) ?? expect.fail(`No loop for ${id}`);

it('asks for a purchase in one loop, however often it is waited for, and for nothing else', () => {
  wait.waitFor(pending('p1'));
  wait.waitFor(pending('p1'));
  wait.waitFor(paid('p2'));
  expect(doubles.askInTurn).toHaveBeenCalledTimes(1);
  loop('p1').onAnswer('cancelled');
  expect(phases()).toEqual([
    ['p1', 'cancelled'],
    ['p2', 'paid'],
  ]);
  expect(loop('p1').signal.aborted).toBe(false);
});

it('stops when the purchase is left, and drops an answer that comes later', async () => {
  wait.waitFor(pending('p1'));
  store.leave('p1');
  expect(loop('p1').signal.aborted).toBe(true);
  loop('p1').onAnswer('lost');
  expect(phases()).toEqual([]);
});

it('settles a payment: records it, asks who the user is now, and reports the order once', async () => {
  kept.keep(pending('p1'));
  wait.waitFor(pending('p1'));
  loop('p1').onPaid(receipt);
  expect(loop('p1').signal.aborted).toBe(true);
  expect(kept.readKept()).toMatchObject([{ id: 'p1', phase: 'paid', told: false, startedAt: 1_000_000 }]);
  await wait.orderReported('p1');
  expect(doubles.reportPaidOrder).toHaveBeenCalledExactlyOnceWith('p1', 990);
  expect(doubles.refreshUser).toHaveBeenCalledTimes(1);
  expect(kept.keptPurchase('p1')).toMatchObject({ reported: true });
  await wait.orderReported('p2');
});

it('settles what another tab has heard, and leaves the report to it', async () => {
  wait.waitFor(pending('p1'));
  kept.keep(paid('p1', { reported: true }));
  loop('p1').onAnswer('lost');
  expect(phases()).toEqual([['p1', 'paid']]);
  await wait.orderReported('p1');
  expect(doubles.reportPaidOrder).not.toHaveBeenCalled();
  expect(doubles.refreshUser).toHaveBeenCalledTimes(1);
});

it('shows one that is unknown to the API as that, and asks again when it is to', async () => {
  await wait.waitForNumber('p9');
  expect(phases()).toEqual([['p9', 'waiting']]);
  loop('p9').onAnswer('unknown');
  loop('p9').fail(Object.assign(new Error('unknown'), { status: 404 }));
  await Promise.resolve();
  expect(phases()).toEqual([['p9', 'unknown']]);
  expect(doubles.askInTurn).toHaveBeenCalledTimes(1);
  await wait.waitForNumber('p9');
  expect(phases()).toEqual([['p9', 'waiting']]);
  expect(doubles.askInTurn).toHaveBeenCalledTimes(2);
});

it('ends with the session', async () => {
  wait.waitFor(pending('p1'));
  loop('p1').fail(Object.assign(new Error('over'), { status: 401 }));
  await vi.waitFor(() => expect(phases()).toEqual([]));
  expect(doubles.askInTurn).toHaveBeenCalledTimes(1);
});

it("goes on with a user's own purchases alone, and opens the newest one's dialog", async () => {
  kept.keep(pending('p1'));
  kept.keep(pending('p2', { userId: 'u2' }));
  kept.keep(pending('p3', { userId: null }));
  await wait.resumePurchases(1_000_001);
  expect(phases().map(([id]) => id)).toEqual(['p1', 'p3']);
  expect(store.readPurchases().open).toBe('p3');
});

it('tells a user only of purchases of that user, and of none that was told', async () => {
  kept.keep(paid('p1'));
  kept.keep(paid('p2', { userId: 'u2' }));
  kept.keep(paid('p3', { userId: null }));
  kept.keep(paid('p4', { told: true }));
  await wait.resumePurchases();
  expect(phases().map(([id]) => id)).toEqual(['p1', 'p3']);
});

it('reports an order that a page was left with, once, whoever tells of it', async () => {
  kept.keep(paid('p1', { told: true, amount: 990 }));
  kept.keep(paid('p2', { told: true, reported: true }));
  await wait.resumePurchases();
  await wait.orderReported('p1');
  await wait.resumePurchases();
  await wait.orderReported('p1');
  expect(doubles.reportPaidOrder).toHaveBeenCalledExactlyOnceWith('p1', 990);
  expect(phases()).toEqual([]);
});

it('leaves the report to the next document where trackers are kept out of this one, and has none to leave without trackers', async () => {
  vi.stubGlobal('window', { ...window, location: { pathname: '/de/success/p1' } });
  kept.keep(paid('p0', { amount: 990 }));
  await wait.resumePurchases();
  await vi.waitFor(() => expect(doubles.reportPaidOrder).toHaveBeenCalledExactlyOnceWith('p0', 990));

  vi.stubEnv('NEXT_PUBLIC_META_PIXEL_ID', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  kept.keep(paid('p1', { amount: 990 }));
  await wait.resumePurchases();
  await wait.orderReported('p1');
  expect(kept.keptPurchase('p1')).toMatchObject({ reported: false });

  vi.stubGlobal('window', { ...window, location: { pathname: '/de/app' } });
  vi.resetModules();
  await (await import('./wait')).resumePurchases();
  await vi.waitFor(() => expect(doubles.reportPaidOrder).toHaveBeenLastCalledWith('p1', 990));
});

it('makes those who wait for a report wait for the one that is under way', async () => {
  let sent = () => {};
  doubles.reportPaidOrder.mockReturnValueOnce(new Promise((resolve) => (sent = () => resolve(undefined))));
  kept.keep(paid('p1', { told: true }));
  await Promise.all([wait.resumePurchases(), wait.resumePurchases()]);
  const over = vi.fn();
  const waiting = wait.orderReported('p1').then(over);
  await vi.waitFor(() => expect(doubles.reportPaidOrder).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(over).not.toHaveBeenCalled();
  sent();
  await waiting;
});

it.each([
  ['hidden', { hidden: true }, 1_000_001],
  ['an hour old', {}, 4_600_000],
])('opens no dialog of one that is %s', async (_name, change, now) => {
  kept.keep(pending('p1', change));
  await wait.resumePurchases(now);
  expect(phases()).toEqual([['p1', 'waiting']]);
  expect(store.readPurchases().open).toBeNull();
});

it('opens no dialog of the purchase that the page itself is about', async () => {
  window.location.pathname = '/de/success/p1';
  kept.keep(pending('p1'));
  await wait.resumePurchases(1_000_001);
  expect(store.readPurchases().open).toBeNull();
});

it('goes on for everybody while it cannot be asked who the user is, and for nobody without a session', async () => {
  kept.keep(pending('p1'));
  doubles.userId = null;
  await wait.resumePurchases(1_000_001);
  expect(store.findPurchase('p1')).toMatchObject({ userId: 'u1' });
  store.forget('p1');
  doubles.token = null;
  await wait.resumePurchases(1_000_001);
  await wait.waitForNumber('p1');
  expect(phases()).toEqual([]);
});
