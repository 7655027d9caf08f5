import type { BoughtOffer } from '../../offers/offers';
import { jsonEntry, onChangedElsewhere } from '../../browser/storage';
import { purchaseEntries } from './open-purchases';
import { isOf, isPaid, type PaidPurchase, type PendingPurchase, type Purchase } from './purchase';

export type BegunPurchase = PendingPurchase & { offer: BoughtOffer; url: string; startedAt: number };

/** Ms within which a second click on the same offer goes on with the first one's purchase. */
const repeatedClickMs = 5_000;

/** Paid purchases beyond that are forgotten, the oldest first. */
const keptPaid = 50;

const pendingEntry = jsonEntry({
  area: 'localStorage',
  name: purchaseEntries.pending,
  inPage: true,
  parse: (value) => listOf(value, parsePending),
});
const paidEntry = jsonEntry({
  area: 'localStorage',
  name: purchaseEntries.paid,
  inPage: true,
  parse: (value) => listOf(value, parsePaid),
});

const readPaid = () => paidEntry.read() ?? [];
const readPending = () => pendingEntry.read() ?? [];

/**
 * The purchases that the tabs of this browser share: those begun here, oldest first, then those paid. Where storage is blocked they
 * live as long as the page.
 */
export function readKept(): Purchase[] {
  const paid = readPaid();
  const ids = new Set(paid.map(({ id }) => id));
  return [...readPending().filter(({ id }) => !ids.has(id)), ...paid];
}

export const keptPurchase = (id: string) => readKept().find((purchase) => purchase.id === id);

/** Keeps a purchase, in place of what was kept of it. One that is pending and known by its number alone is not kept. */
export function keep(purchase: Purchase): void {
  if (isPaid(purchase)) {
    const paid = [...readPaid().filter(({ id }) => id !== purchase.id), purchase];
    paidEntry.write(paid.slice(-keptPaid));
    // Other tabs hear of each write: of one that is gone here they find that it is paid.
    removePending(purchase.id);
  } else if (isBegun(purchase)) {
    const pending = readPending();
    const isNew = pending.every(({ id }) => id !== purchase.id);
    pendingEntry.write(
      isNew ? [...pending, purchase] : pending.map((known) => (known.id === purchase.id ? purchase : known)),
    );
  }
}

export function removePending(id: string): void {
  const pending = readPending();
  const others = pending.filter((purchase) => purchase.id !== id);
  if (others.length === 0) pendingEntry.remove();
  else if (others.length < pending.length) pendingEntry.write(others);
}

/** The purchase that a click on the same offer has begun just now, perhaps in another tab. */
export function justBegun(vipId: string, userId: string | null, now = Date.now()): BegunPurchase | undefined {
  return readPending().find(
    (purchase) =>
      isOf(purchase, userId) &&
      purchase.offer.vipId === vipId &&
      now - purchase.startedAt < repeatedClickMs &&
      !readPaid().some(({ id }) => id === purchase.id),
  );
}

/** Calls back when another tab has changed what is kept, or emptied it. @returns stops listening */
export function onKeptElsewhere(callback: () => void): () => void {
  const stops = [pendingEntry, paidEntry].map((entry) => onChangedElsewhere(entry, callback));
  return () => stops.forEach((stop) => stop());
}

function isBegun(purchase: PendingPurchase): purchase is BegunPurchase {
  return purchase.url !== undefined && purchase.offer !== undefined && purchase.startedAt !== undefined;
}

function listOf<Item>(value: unknown, parse: (item: Fields) => Item | null): Item[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => parse((item ?? {}) as Fields) ?? []);
}

type Fields = Readonly<Record<string, unknown>>;

/** What an earlier version kept says nothing of a phase; this one neither, since each page asks anew. */
function parsePending({ id, url, startedAt, offer, userId, hidden }: Fields): BegunPurchase | null {
  const bought = boughtOffer(offer);
  if (typeof id !== 'string' || typeof url !== 'string' || typeof startedAt !== 'number') return null;
  if (!bought) return null;
  return { phase: 'waiting', id, url, startedAt, offer: bought, hidden: hidden === true, ...owner(userId) };
}

/** Earlier versions called `shown` what is `told` now, and kept no offer. */
function parsePaid({ shown, told = shown, ...kept }: Fields): PaidPurchase | null {
  const { id, paidAt, userId, offer, reported } = kept;
  if (typeof id !== 'string' || typeof paidAt !== 'number' || typeof told !== 'boolean') return null;
  return {
    ...(kept as unknown as PaidPurchase),
    ...owner(userId),
    offer: boughtOffer(offer),
    phase: 'paid',
    told,
    reported: reported === true,
  };
}

function boughtOffer(offer: unknown): BoughtOffer | undefined {
  const { vipId, amount } = (offer ?? {}) as Partial<BoughtOffer>;
  return typeof vipId === 'string' && typeof amount === 'number' ? (offer as BoughtOffer) : undefined;
}

const owner = (userId: unknown) => ({ userId: typeof userId === 'string' ? userId : null });
