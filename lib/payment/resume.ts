import { readToken } from '../session/token-store';
import { loadUser } from '../session/user';
import { readDesk, updateDesk } from './desk';
import { follow } from './follow';
import { purchaseInAddress } from './page-address';
import { purchasesOf } from './purchases';
import { untold } from './paid';

/** Ms for which a purchase opens its dialog again by itself; an older one has its notice. */
const openMs = 3_600_000;

/**
 * Goes on waiting for the purchases that this browser knows of, and tells of those that were paid meanwhile. The newest opens its
 * dialog, unless its buyer has hidden it, or reads of it in the page itself.
 */
export async function resumePurchases(now = Date.now()): Promise<void> {
  const userId = await currentUserId();
  if (readToken() === null) return;
  const purchases = purchasesOf(userId);
  for (const { id, offer, url, startedAt } of purchases) follow(id, userId, { offer, url, startedAt });
  const newest = purchases.at(-1);
  const opens = newest && !newest.hidden && newest.id !== purchaseInAddress();
  if (opens && now - newest.startedAt < openMs) updateDesk({ open: newest.id });
  const told = new Set(readDesk().paid.map(({ id }) => id));
  updateDesk({ paid: [...readDesk().paid, ...untold(userId).filter(({ id }) => !told.has(id))] });
}

/** Waits for a purchase, also when this browser does not know it; asks again for one that the API did not know. */
export async function followPage(id: string): Promise<void> {
  const userId = await currentUserId();
  if (readToken() === null) return;
  const kept = purchasesOf(userId).find((purchase) => purchase.id === id);
  follow(id, userId, kept ? { offer: kept.offer, url: kept.url, startedAt: kept.startedAt } : {});
}

async function currentUserId(): Promise<string | null> {
  const user = await loadUser().catch(() => null);
  return user?.id ?? null;
}
