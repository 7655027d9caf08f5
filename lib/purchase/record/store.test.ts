import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks } from '@/tests/doubles/browser/locks';
import { fakeStorage } from '@/tests/doubles/browser/storage';
import { purchaseEntries } from './open-purchases';
import { advance } from './purchase';
import type * as keptModule from './kept';
import type * as storeModule from './store';

const offer = { vipId: 'vip-7', name: 'three', amount: 1399, currency: 'USD', days: 0, examNum: 3 };
const pending = (id: string): keptModule.BegunPurchase => ({
  ...{ id, offer, url: 'https://checkout.stripe.com/1', startedAt: 1, userId: 'u1' },
  ...{ phase: 'waiting', hidden: false },
});
const receipt = { type: '4', tag: null, vipEndTime: null, examNum: 3, correctNum: null, amount: 1399 };

let tab: EventTarget;
let storage: ReturnType<typeof fakeStorage>;
let kept: typeof keptModule;
let page: typeof storeModule;

/** Another page, of the same browser unless told. */
async function load(localStorage = storage) {
  vi.resetModules();
  vi.stubGlobal('window', Object.assign(tab, { localStorage }));
  return { kept: await import('./kept'), page: await import('./store') };
}

beforeEach(async () => {
  tab = new EventTarget();
  storage = fakeStorage();
  ({ kept, page } = await load());
  stubLocks();
});
afterEach(() => void vi.unstubAllGlobals());

const stubLocks = () => vi.stubGlobal('navigator', { locks: fakeLocks() });

function begin(id: string) {
  kept.keep(pending(id));
  page.addPurchase(pending(id));
}
function pay(id: string) {
  page.addPurchase(pending(id));
  page.record(id, { kind: 'paid', receipt, at: 5 });
}
const changeElsewhere = (key: string | null) =>
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
const phases = () => page.readPurchases().purchases.map(({ id, phase }) => [id, phase]);

describe.each([
  ['Web Locks', stubLocks],
  ['a lease, where there are no locks', () => vi.stubGlobal('navigator', {})],
])('claims under %s', (_name, prepare) => {
  beforeEach(prepare);

  it('are granted to one of many tabs', async () => {
    pay('p1');
    const claims = await Promise.all(Array.from({ length: 5 }, () => page.claim('p1', 'told')));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await page.claim('p1', 'told')).toBe(false);
  });

  it('of one duty leave the other', async () => {
    pay('p1');
    expect(await page.claim('p1', 'reported')).toBe(true);
    expect(await page.claim('p1', 'told')).toBe(true);
    expect(await page.claim('p1', 'reported')).toBe(false);
  });

  it('are refused for what nobody has recorded, and for what is not paid', async () => {
    begin('p1');
    expect(await page.claim('p1', 'told')).toBe(false);
    expect(await page.claim('p2', 'told')).toBe(false);
    expect(kept.keptPurchase('p1')).toEqual(pending('p1'));
  });
});

it('a claim is granted to one tab where the other sees the storage as it was before', async () => {
  pay('p1');
  const before = storage.getItem(purchaseEntries.paid) ?? '';
  expect(await page.claim('p1', 'told')).toBe(true);
  const { page: other } = await load(fakeStorage({ [purchaseEntries.paid]: before }));
  expect(await other.claim('p1', 'told')).toBe(false);
});

describe('a purchase of this page', () => {
  it('does not forget what has been done when the payment is heard of again', async () => {
    pay('p1');
    await page.claim('p1', 'told');
    page.record('p1', { kind: 'paid', receipt, at: 9 });
    expect(kept.keptPurchase('p1')).toMatchObject({ told: true, reported: false, paidAt: 5 });
    expect(page.findPurchase('p1')).toMatchObject({ told: true });
  });

  it('is told of in no tab that hears of the payment after another one has told', async () => {
    pay('p1');
    await page.claim('p1', 'told');
    const other = await load();
    other.page.addPurchase(pending('p1'));
    other.page.record('p1', { kind: 'paid', receipt, at: 9 });
    expect(other.page.findPurchase('p1')).toMatchObject({ phase: 'paid', told: true });
  });

  it('is begun in this browser, or known by its number alone until it is paid', () => {
    page.addPurchase({ id: 'p1', userId: 'u1', phase: 'waiting', hidden: false });
    page.record('p1', { kind: 'hidden' });
    expect(kept.readKept()).toEqual([]);
    page.record('p1', { kind: 'paid', receipt, at: 5 });
    expect(kept.keptPurchase('p1')).toMatchObject({ phase: 'paid', userId: 'u1', examNum: 3 });
  });

  it('stays hidden on every page, and its dialog closes', () => {
    begin('p1');
    page.openDialog('p1');
    page.hide('p1');
    expect(page.readPurchases().open).toBeNull();
    expect(kept.keptPurchase('p1')).toMatchObject({ hidden: true });
  });

  it('closes its dialog when it is paid or left', () => {
    begin('p1');
    page.openDialog('p1');
    page.record('p1', { kind: 'paid', receipt, at: 5 });
    expect(page.readPurchases().open).toBeNull();
    begin('p2');
    page.openDialog('p2');
    page.leave('p2');
    expect(page.readPurchases().open).toBeNull();
    expect(kept.keptPurchase('p2')).toBeUndefined();
  });

  it('that was left is not brought back by a late answer', () => {
    begin('p1');
    page.leave('p1');
    page.record('p1', { kind: 'answered', phase: 'cancelled' });
    page.record('p1', { kind: 'paid', receipt, at: 5 });
    expect(phases()).toEqual([]);
    expect(kept.readKept()).toEqual([]);
  });

  it('that another tab has left is not kept again', () => {
    begin('p1');
    kept.removePending('p1');
    page.record('p1', { kind: 'hidden' });
    expect(kept.readKept()).toEqual([]);
  });

  it('is asked for again when it is added again after it was unknown', () => {
    begin('p1');
    page.record('p1', { kind: 'answered', phase: 'unknown' });
    page.addPurchase(pending('p1'));
    expect(phases()).toEqual([['p1', 'waiting']]);
  });

  it('tells nobody when nothing has changed', () => {
    begin('p1');
    const listener = vi.fn();
    page.subscribePurchases(listener);
    page.record('p1', { kind: 'answered', phase: 'waiting' });
    expect(listener).not.toHaveBeenCalled();
    page.record('p1', { kind: 'answered', phase: 'lost' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a line that another tab has told', () => {
  const told = () => page.readPurchases().toldElsewhere;
  /** Another tab hears that a purchase is paid, and tells. */
  async function tellElsewhere(id: string) {
    const other = await load();
    other.page.addPurchase(pending(id));
    other.page.record(id, { kind: 'paid', receipt, at: 5 });
    expect(await other.page.claim(id, 'told')).toBe(true);
    expect(other.page.readPurchases().toldElsewhere).toEqual([]);
  }

  it('comes once to a tab that waited, until it is closed', async () => {
    page.followOtherTabs();
    begin('p1');
    begin('p2');
    await tellElsewhere('p1');
    changeElsewhere(purchaseEntries.paid);
    changeElsewhere(purchaseEntries.pending);
    expect(told()).toEqual(['p1']);
    page.dismissTold('p1');
    page.record('p1', { kind: 'paid', receipt, at: 9 });
    changeElsewhere(purchaseEntries.paid);
    expect(told()).toEqual([]);
    await tellElsewhere('p2');
    changeElsewhere(purchaseEntries.paid);
    expect(told()).toEqual(['p2']);
  });

  it('comes where the tab hears of it by its own answer, or as it would tell', async () => {
    begin('p1');
    begin('p2');
    page.record('p2', { kind: 'paid', receipt, at: 5 });
    await tellElsewhere('p1');
    page.record('p1', { kind: 'paid', receipt, at: 9 });
    expect(told()).toEqual(['p1']);
    await tellElsewhere('p2');
    expect(await page.claim('p2', 'told')).toBe(false);
    expect(told()).toEqual(['p1', 'p2']);
  });

  it('goes with the session of its reader, and comes of no payment that nobody tells', async () => {
    page.followOtherTabs();
    begin('p1');
    pay('p2');
    await tellElsewhere('p1');
    changeElsewhere(purchaseEntries.paid);
    expect(told()).toEqual(['p1']);
    storage.clear();
    changeElsewhere(null);
    expect(told()).toEqual([]);
    expect(await page.claim('p2', 'told')).toBe(false);
    expect(told()).toEqual([]);
  });

  it('does not come to the tab that tells, nor to one that comes later', async () => {
    page.followOtherTabs();
    begin('p1');
    page.record('p1', { kind: 'paid', receipt, at: 5 });
    await page.claim('p1', 'told');
    changeElsewhere(purchaseEntries.paid);
    expect(told()).toEqual([]);
    const later = await load();
    later.page.addPurchase(later.kept.keptPurchase('p1') ?? pending('p1'));
    later.page.record('p1', { kind: 'paid', receipt, at: 9 });
    expect(later.page.readPurchases().toldElsewhere).toEqual([]);
  });
});

describe('what other tabs do', () => {
  it('ends the waiting for a purchase that they leave, and for no other', () => {
    const stop = page.followOtherTabs();
    begin('p1');
    begin('p2');
    page.addPurchase({ id: 'p3', userId: 'u1', phase: 'waiting', hidden: false });
    kept.removePending('p1');
    changeElsewhere(purchaseEntries.pending);
    expect(phases()).toEqual([
      ['p2', 'waiting'],
      ['p3', 'waiting'],
    ]);
    stop();
    kept.removePending('p2');
    changeElsewhere(purchaseEntries.pending);
    expect(phases()).toHaveLength(2);
  });

  it('is heard of when it is paid or told, without opening what they have begun', async () => {
    page.followOtherTabs();
    begin('p1');
    const here = page;
    const other = await load();
    other.kept.keep(pending('p2'));
    other.page.addPurchase(pending('p1'));
    other.page.record('p1', { kind: 'paid', receipt, at: 5 });
    await other.page.claim('p1', 'told');
    changeElsewhere(purchaseEntries.paid);
    expect(here.readPurchases().purchases).toMatchObject([{ id: 'p1', phase: 'paid', told: true }]);
  });

  it('is of no concern where it is about the purchase of another account', () => {
    page.followOtherTabs();
    kept.keep({ ...pending('p1'), userId: 'u2' });
    const other = advance({ ...pending('p1'), userId: 'u2' }, { kind: 'paid', receipt, at: 5 });
    const asked = { id: 'p1', userId: 'u1', phase: 'waiting', hidden: false } as const;
    page.addPurchase(asked);
    kept.keep(other);
    changeElsewhere(purchaseEntries.paid);
    expect(page.findPurchase('p1')).toEqual(asked);
    page.record('p1', { kind: 'answered', phase: 'unknown' });
    expect(page.findPurchase('p1')).toEqual({ ...asked, phase: 'unknown' });
    expect(page.readPurchases().toldElsewhere).toEqual([]);
    expect(kept.keptPurchase('p1')).toEqual(other);
  });

  it('ends all waiting when they sign out, and takes no paid one from the page', () => {
    page.followOtherTabs();
    begin('p1');
    pay('p2');
    storage.clear();
    changeElsewhere(null);
    expect(phases()).toEqual([['p2', 'paid']]);
  });
});

it('shows an error anew each time, equal ones too', () => {
  page.showError('no');
  const first = page.readPurchases().error;
  page.showError('no');
  expect(page.readPurchases().error).not.toEqual(first);
  page.dismissError();
  expect(page.readPurchases().error).toBeNull();
});
