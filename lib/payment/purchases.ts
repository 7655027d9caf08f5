import { purchaseKeys } from './storage-keys';
import { storedList } from './stored-list';

/** What is bought, as it was offered when the purchase began. */
export interface BoughtOffer {
  vipId: string;
  /** Last part of a message key `plans.names.*`. */
  name: string;
  /** Cents. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  days: number;
  examNum: number;
}

/** A purchase that has begun and is not known to be paid. */
export interface Purchase {
  /** `logVipId` of the API. */
  id: string;
  offer: BoughtOffer;
  /** Where it is paid; checked before it was kept. */
  url: string;
  /** Epoch ms. */
  startedAt: number;
  /** Who buys; null where that was not known. */
  userId: string | null;
}

/** Ms after which a purchase that was never paid is forgotten: twice as long as a checkout page can be paid on. */
const keptMs = 48 * 3_600_000;
/** Ms within which a second click on the same offer goes on with the first one's purchase. */
const repeatedClickMs = 5_000;

export const underWay = storedList<Purchase>(purchaseKeys.underWay, isPurchase);

/** The purchases of a user that may still be paid, oldest first; those nobody will pay any more are dropped. */
export function purchasesOf(userId: string | null, now = Date.now()): Purchase[] {
  for (const { id, startedAt } of underWay.read()) if (now - startedAt > keptMs) underWay.remove(id);
  return underWay.read().filter((purchase) => isOf(purchase, userId));
}

/** The purchase that a click on the same offer has begun just now, perhaps in another tab. */
export function justStarted(vipId: string, userId: string | null, now = Date.now()): Purchase | undefined {
  return purchasesOf(userId, now).find(
    ({ offer, startedAt }) => offer.vipId === vipId && now - startedAt < repeatedClickMs,
  );
}

function isOf(purchase: Purchase, userId: string | null): boolean {
  return purchase.userId === null || userId === null || purchase.userId === userId;
}

function isPurchase(value: unknown): value is Purchase {
  const { id, url, startedAt, offer } = (value ?? {}) as Partial<Purchase>;
  return (
    typeof id === 'string' &&
    typeof url === 'string' &&
    typeof startedAt === 'number' &&
    typeof offer === 'object' &&
    offer !== null &&
    typeof offer.vipId === 'string' &&
    typeof offer.amount === 'number'
  );
}
