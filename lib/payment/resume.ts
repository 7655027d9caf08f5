import { readToken } from '../session/token-store';
import { loadUser } from '../session/user';
import { readDesk, updateDesk } from './desk';
import { follow } from './follow';
import { purchasesOf } from './purchases';
import { untold } from './paid';

/** Ms for which a purchase opens its dialog again by itself; an older one is waited for in the background. */
const openMs = 3_600_000;

/** Goes on waiting for the purchases that this browser knows of, and tells of those that were paid meanwhile. */
export async function resumePurchases(now = Date.now()): Promise<void> {
  const userId = await currentUserId();
  if (readToken() === null) return;
  const purchases = purchasesOf(userId, now);
  for (const { id, offer, url, startedAt } of purchases) follow(id, userId, { offer, url, startedAt });
  const newest = purchases.at(-1);
  if (newest && now - newest.startedAt < openMs) updateDesk({ open: newest.id });
  const told = new Set(readDesk().paid.map(({ id }) => id));
  updateDesk({ paid: [...readDesk().paid, ...untold(userId).filter(({ id }) => !told.has(id))] });
}

/** Waits for the purchase that a page is about, also when this browser does not know it. */
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
