import { readToken } from '../../session/token';
import { loadUser, refreshUser } from '../../session/user';
import { reportPaidOrder } from '../../visit/conversion';
import { leavesReports } from '../../visit/quiet-document';
import { purchaseInAddress } from '../addresses';
import { keptPurchase, readKept } from '../record/kept';
import { isAwaited, isOf, isPaid, isPending, type PaidPurchase, type Purchase } from '../record/purchase';
import {
  addPurchase,
  claim,
  findPurchase,
  forget,
  openDialog,
  readPurchases,
  record,
  subscribePurchases,
} from '../record/store';
import { askInTurn } from './turns';

/** Ms for which a purchase opens its dialog again by itself; an older one has its notice. */
const openMs = 3_600_000;

const loops = new Map<string, AbortController>();
const reports = new Map<string, Promise<void>>();
let isFollowing = false;

/** Adds a purchase to those of this page, and waits for each of them in the background until it is paid or left. */
export function waitFor(purchase: Purchase): void {
  if (!isFollowing) subscribePurchases(keepLoops);
  isFollowing = true;
  addPurchase(purchase);
}

/**
 * Goes on waiting for the purchases that this browser knows of, and tells of those that were paid meanwhile. The newest opens its
 * dialog, unless its buyer has hidden it, or reads of it in the page itself.
 */
export async function resumePurchases(now = Date.now()): Promise<void> {
  const userId = await currentUserId();
  if (readToken() === null) return;
  const kept = readKept().filter((purchase) => isOf(purchase, userId));
  const pending = kept.filter(isPending);
  for (const purchase of pending) waitFor(ownedBy(userId, purchase));
  const newest = pending.at(-1);
  const opens = newest && !newest.hidden && newest.id !== purchaseInAddress();
  if (opens && now - (newest.startedAt ?? 0) < openMs) openDialog(newest.id);
  for (const purchase of kept.filter(isPaid)) {
    if (!purchase.told) waitFor(purchase);
    // The page that heard of it was left before it could report.
    if (!purchase.reported) startReport(purchase);
  }
}

/** Waits for a purchase, also when this browser does not know it; asks again for one that the API did not know. */
export async function waitForNumber(id: string): Promise<void> {
  const userId = await currentUserId();
  if (readToken() === null) return;
  const kept = keptPurchase(id);
  waitFor(
    kept && isOf(kept, userId) ? ownedBy(userId, kept) : { id, userId, phase: 'waiting', hidden: false },
  );
}

const ownedBy = (userId: string | null, purchase: Purchase): Purchase => ({
  ...purchase,
  userId: purchase.userId ?? userId,
});

/** Ends when the order of a paid purchase has been reported, or that has taken too long. */
export function orderReported(id: string): Promise<void> {
  return reports.get(id) ?? Promise.resolve();
}

function keepLoops(): void {
  const awaited = readPurchases().purchases.filter(isAwaited);
  for (const [id, loop] of loops) {
    if (awaited.some((purchase) => purchase.id === id)) continue;
    loops.delete(id);
    loop.abort();
    const purchase = findPurchase(id);
    if (purchase && isPaid(purchase)) settle(purchase);
  }
  for (const { id } of awaited) if (!loops.has(id)) startLoop(id);
}

function startLoop(id: string): void {
  const loop = new AbortController();
  loops.set(id, loop);
  const { signal } = loop;
  askInTurn(id, {
    onAnswer: (phase) => signal.aborted || record(id, { kind: 'answered', phase }),
    onPaid: (receipt) => record(id, { kind: 'paid', receipt, at: Date.now() }),
    signal,
  }).catch(() => {
    // Called off, or unknown to the API, which its phase says. Else the session is over, which leads elsewhere.
    if (!signal.aborted) forget(id);
  });
}

function settle(purchase: PaidPurchase): void {
  startReport(purchase);
  // What the buyer owns is shown when it can be had; the dialog does not depend on it.
  refreshUser().catch(() => undefined);
}

/** Reports an order once: who waits for the report waits for the one that is under way. */
function startReport({ id, amount }: PaidPurchase): void {
  if (!reports.has(id)) reports.set(id, report(id, amount));
}

async function report(id: string, cents: number | null): Promise<void> {
  // Not taken as reported: the next document finds it and does it.
  if (leavesReports()) return;
  if (await claim(id, 'reported')) await reportPaidOrder(id, cents);
}

async function currentUserId(): Promise<string | null> {
  const user = await loadUser().catch(() => null);
  return user?.id ?? null;
}
