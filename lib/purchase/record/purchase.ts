import type { BoughtOffer } from '../../offers/offers';

/**
 * What is known of a purchase that is not paid. `ready`: the payment page waits for a click, because the browser did not let it be
 * opened; `waiting`: it can be paid; `lost`: the API gives no usable answer; `cancelled`, declined or expired; `refunded`;
 * `unknown` to the API for this user, so that it is not asked any more.
 */
export type PendingPhase = 'ready' | 'waiting' | 'lost' | 'cancelled' | 'refunded' | 'unknown';

interface Known {
  /** `logVipId` of the API. */
  id: string;
  /** Who buys; null where that is not known. */
  userId: string | null;
  /** Epoch ms; absent where the purchase was not begun in this browser. */
  startedAt?: number | undefined;
  /** Absent for one known by its number alone, on the page that a payment returns to. */
  offer?: BoughtOffer | undefined;
}

export interface PendingPurchase extends Known {
  phase: PendingPhase;
  /** Where it is paid; checked before it was kept. Absent where the offer is. */
  url?: string | undefined;
  /** Whether the buyer has hidden its dialog, which then opens no more by itself. */
  hidden: boolean;
}

interface Receipt {
  type: string | null;
  tag: string | null;
  /** ISO 8601. */
  vipEndTime: string | null;
  examNum: number | null;
  correctNum: number | null;
  /** Cents. */
  amount: number | null;
}

export interface PaidPurchase extends Known, Receipt {
  phase: 'paid';
  /** When this browser learnt of it, epoch ms. */
  paidAt: number;
  /** Whether a tab has taken it upon itself to tell the buyer. */
  told: boolean;
  /** Whether a tab has taken it upon itself to report the order. */
  reported: boolean;
}

export type Purchase = PendingPurchase | PaidPurchase;

/** What one tab of a browser does about a paid purchase for all of them. */
export type Duty = 'told' | 'reported';

export type PurchaseEvent =
  /** Its buyer has clicked; `opened`: the payment page opened with it. */
  | { kind: 'started'; opened: boolean }
  /** The API has answered, here or in another tab, or has not. */
  | { kind: 'answered'; phase: Exclude<PendingPhase, 'ready'> }
  | { kind: 'opened' }
  | { kind: 'resumed' }
  | { kind: 'hidden' }
  | { kind: 'paid'; receipt: Receipt; at: number }
  | { kind: Duty }
  /** What the browser keeps of it, which another tab may have written. */
  | { kind: 'synced'; kept: Purchase };

/**
 * The purchase after an event; the very same one when that changes nothing. Events may come late, twice and in any order: paid
 * stays paid, what one tab has done for all stays done, and of several moments the earliest counts.
 */
export function advance(purchase: Purchase, event: PurchaseEvent): Purchase {
  return purchase.phase === 'paid' ? advancePaid(purchase, event) : advancePending(purchase, event);
}

export const isPaid = (purchase: Purchase): purchase is PaidPurchase => purchase.phase === 'paid';
export const isPending = (purchase: Purchase): purchase is PendingPurchase => purchase.phase !== 'paid';

/** Whether the API is to be asked for it: a payment counts even after it was cancelled or the connection was lost. */
export const isAwaited = ({ phase }: Purchase) => phase !== 'paid' && phase !== 'unknown';

/** Also where nobody knows whose it is, or who is signed in. */
export const isOf = (purchase: Purchase, userId: string | null) =>
  purchase.userId === null || userId === null || purchase.userId === userId;

function advancePending(purchase: PendingPurchase, event: PurchaseEvent): Purchase {
  const { phase } = purchase;
  switch (event.kind) {
    case 'started':
      return entering(purchase, event.opened ? 'waiting' : 'ready');
    case 'answered':
      return entering(purchase, answered(phase, event.phase));
    case 'opened':
      return phase === 'ready' ? entering(purchase, 'waiting') : purchase;
    case 'resumed':
      return phase === 'unknown' ? entering(purchase, 'waiting') : purchase;
    case 'hidden':
      return purchase.hidden ? purchase : { ...purchase, hidden: true };
    case 'paid': {
      const { id, userId, startedAt, offer } = purchase;
      const { type, tag, vipEndTime, examNum, correctNum, amount } = event.receipt;
      return {
        phase: 'paid',
        ...{ id, userId, startedAt, offer, type, tag, vipEndTime, examNum, correctNum },
        amount: amount ?? offer?.amount ?? null,
        paidAt: event.at,
        told: false,
        reported: false,
      };
    }
    case 'synced':
      return isPaid(event.kept) ? withBeginning(event.kept, purchase) : withKept(purchase, event.kept);
    case 'told':
    case 'reported':
      return purchase;
  }
}

function advancePaid(purchase: PaidPurchase, event: PurchaseEvent): PaidPurchase {
  switch (event.kind) {
    case 'told':
    case 'reported':
      return purchase[event.kind] ? purchase : { ...purchase, [event.kind]: true };
    case 'paid':
      return event.at < purchase.paidAt ? { ...purchase, paidAt: event.at } : purchase;
    case 'synced':
      return isPaid(event.kept) ? withDone(purchase, event.kept) : withBeginning(purchase, event.kept);
    default:
      return purchase;
  }
}

/** That there is no payment is no news where nobody can have paid yet; and one that is unknown is not asked for, so an answer is late. */
function answered(phase: PendingPhase, answer: PendingPhase): PendingPhase {
  if (phase === 'unknown') return phase;
  return phase === 'ready' && (answer === 'waiting' || answer === 'lost') ? phase : answer;
}

function entering(purchase: PendingPurchase, phase: PendingPhase): PendingPurchase {
  return phase === purchase.phase ? purchase : { ...purchase, phase };
}

/** The phase is this page's own: another one may have a connection where this one has none. */
function withKept(purchase: PendingPurchase, kept: PendingPurchase): PendingPurchase {
  const { offer = kept.offer, url = kept.url, startedAt = kept.startedAt, userId } = purchase;
  const hidden = purchase.hidden || kept.hidden;
  const isKnown =
    offer === purchase.offer &&
    url === purchase.url &&
    startedAt === purchase.startedAt &&
    hidden === purchase.hidden;
  return isKnown ? purchase : { ...purchase, offer, url, startedAt, userId: userId ?? kept.userId, hidden };
}

function withDone(purchase: PaidPurchase, kept: PaidPurchase): PaidPurchase {
  const told = purchase.told || kept.told;
  const reported = purchase.reported || kept.reported;
  const paidAt = Math.min(purchase.paidAt, kept.paidAt);
  const isKnown = told === purchase.told && reported === purchase.reported && paidAt === purchase.paidAt;
  return withBeginning(isKnown ? purchase : { ...purchase, told, reported, paidAt }, kept);
}

/** A tab that knows a purchase by its number alone may be the one that hears of the payment. */
function withBeginning(paid: PaidPurchase, known: Known): PaidPurchase {
  const { startedAt = known.startedAt, offer = known.offer } = paid;
  return startedAt === paid.startedAt && offer === paid.offer ? paid : { ...paid, startedAt, offer };
}
