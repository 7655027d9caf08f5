import { purchaseKeys } from './storage-keys';
import { storedList } from './stored-list';

/** What is bought, as it was offered when the purchase began. */
export interface BoughtOffer {
  vipId: string;
  /** What its buying link is called: the name of an advertised offer, else `id:<vipId>`. */
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
  /** Whether the buyer has hidden its dialog, which then opens no more by itself. */
  hidden?: boolean;
}

/** Ms within which a second click on the same offer goes on with the first one's purchase. */
const repeatedClickMs = 5_000;

export const underWay = storedList<Purchase>(purchaseKeys.underWay, isPurchase);

/** The purchases of a user that are waited for, oldest first. */
export function purchasesOf(userId: string | null): Purchase[] {
  return underWay.read().filter((purchase) => isOf(purchase, userId));
}

/** The purchase that a click on the same offer has begun just now, perhaps in another tab. */
export function justStarted(vipId: string, userId: string | null, now = Date.now()): Purchase | undefined {
  return purchasesOf(userId).find(
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
