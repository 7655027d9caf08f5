import { refreshUser } from '../session/user';
import { reportPaidOrder } from '../tracking/conversion';
import { putWaiting, readDesk, removeWaiting, updateDesk, type Waiting } from './desk';
import { claim, paidPurchases, recordPaid } from './paid';
import type { PaymentStatus, PurchaseState } from './poll';
import { underWay } from './purchases';
import { purchaseKeys } from './storage-keys';
import { watchPurchase } from './watch';

const followed = new Map<string, { stop: AbortController; kept: boolean }>();
const reports = new Map<string, Promise<void>>();

/**
 * Waits for a purchase on this page, in the background or with its dialog open, until it is paid or {@link leave} is called.
 *
 * @param userId whose purchase it is
 */
export function follow(id: string, userId: string | null, known: Partial<Waiting>): void {
  putWaiting(id, known);
  if (followed.has(id)) return;
  putWaiting(id, { state: 'pending' });
  const stop = new AbortController();
  const kept = underWay.read().some((purchase) => purchase.id === id);
  followed.set(id, { stop, kept });
  const { signal } = stop;
  void watchPurchase(id, {
    onState: (state) => onState(id, state),
    onPaid: (status) => settle(id, userId, status),
    signal,
  })
    .catch((error: unknown) => {
      // Unknown to the API: it is shown as that. Else left, or the session is over, which leads elsewhere.
      if ((error as { status?: unknown } | null)?.status !== 404) removeWaiting(id);
    })
    .finally(() => followed.delete(id));
}

/** Stops waiting for a purchase, in every tab. Should it be paid after all, its owner gets it all the same. */
export function leave(id: string): void {
  underWay.remove(id);
  followed.get(id)?.stop.abort();
  removeWaiting(id);
}

/** Hides the dialog of a purchase, which goes on being waited for. It opens no more by itself, on any page. */
export function hide(id: string): void {
  const kept = underWay.read().find((purchase) => purchase.id === id);
  if (kept) underWay.put({ ...kept, hidden: true });
  updateDesk({ open: null });
}

/** Ends when a paid purchase has been reported, or that has taken too long. */
export function reported(id: string): Promise<void> {
  return reports.get(id) ?? Promise.resolve();
}

/** Follows what other tabs do: leave a purchase, or sign out. */
export function followStorage(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole storage was emptied.
    if (key !== null && key !== purchaseKeys.underWay) return;
    const remaining = new Set([...underWay.read(), ...paidPurchases.read()].map(({ id }) => id));
    for (const [id, { kept, stop }] of followed) if (kept && !remaining.has(id)) stop.abort();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function onState(id: string, state: PurchaseState): void {
  const known = readDesk().waiting.find((one) => one.id === id);
  if (known && known.state !== state) putWaiting(id, { state });
}

function settle(id: string, userId: string | null, status: PaymentStatus): void {
  const known = readDesk().waiting.find((one) => one.id === id);
  const record = recordPaid(id, status, {
    userId,
    ...(known?.startedAt !== undefined && { startedAt: known.startedAt }),
  });
  underWay.remove(id);
  removeWaiting(id);
  reports.set(id, report(id, status.amount ?? known?.offer?.amount ?? null));
  // What the buyer owns is shown when it can be had; the dialog does not depend on it.
  refreshUser().catch(() => undefined);
  updateDesk({ paid: [...readDesk().paid.filter((paid) => paid.id !== id), record] });
}

async function report(id: string, cents: number | null): Promise<void> {
  if (await claim(id, 'reported')) await reportPaidOrder(id, cents);
}
