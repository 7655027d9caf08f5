import { facts } from '../../lib/site/facts';
import { offers, type Offer } from '../../lib/offers/offers';
import type { StandInEvent, StandInSession } from '../doubles/backend/stripe-stand-in';

const dayMs = 24 * 60 * 60 * 1000;

/** What Stripe knows of a purchase. */
export interface Entry {
  purchaseId: string;
  vipId: string;
  isPaid: boolean;
  isRefunded: boolean;
  isCancelled: boolean;
}

/** What is owned, as the site tells its user. */
export interface Owned {
  vipEndTime: string | null;
  examNum: number;
  correctNum: number;
  unlimited: boolean;
}

/** Stripe's own books, by purchase: from its sessions and events alone, nothing of the site's. */
export function readBooks(
  sessions: Iterable<StandInSession>,
  events: readonly StandInEvent[],
): Map<string, Entry> {
  const all = [...sessions];
  const entries = new Map(
    all.map(({ client_reference_id: purchaseId, metadata }): [string, Entry] => [
      purchaseId,
      { purchaseId, vipId: metadata.vipId ?? '', isPaid: false, isRefunded: false, isCancelled: false },
    ]),
  );
  const byPayment = new Map(all.map((session) => [session.payment_intent, session.client_reference_id]));
  for (const { type, data } of events) {
    const object = data.object as Partial<StandInSession> & { refunded?: boolean };
    const entry = entries.get(object.client_reference_id ?? byPayment.get(object.payment_intent ?? '') ?? '');
    if (!entry) throw new Error(`An event of no purchase: ${type}`);
    const { payment_status, refunded, status } = object as {
      payment_status?: string;
      refunded?: boolean;
      status?: string;
    };
    if (payment_status === 'paid') entry.isPaid = true;
    if (type === 'charge.refunded' && refunded) entry.isRefunded = true;
    if (type === 'charge.dispute.closed' && status === 'lost') entry.isRefunded = true;
    if (type === 'checkout.session.expired' || type === 'checkout.session.async_payment_failed')
      entry.isCancelled = true;
  }
  return entries;
}

/** The status a purchase must have. */
export function expectedStatus(entry: Entry | undefined): 'pending' | 'cancelled' | 'paid' | 'refunded' {
  if (entry?.isRefunded) return 'refunded';
  if (entry?.isPaid) return 'paid';
  return entry?.isCancelled ? 'cancelled' : 'pending';
}

/** What a user with these purchases must own now. @param grantedAt epoch ms of each purchase's grant, which the site alone knows */
export function expectedOwned(entries: readonly Entry[], grantedAt: (id: string) => number): Owned {
  const owned: Owned = { vipEndTime: null, examNum: 0, correctNum: 0, unlimited: false };
  let end = 0;
  const paid = entries
    .filter((entry) => expectedStatus(entry) === 'paid')
    .map(({ vipId, purchaseId }) => ({ plan: planOf(vipId), at: grantedAt(purchaseId) }))
    .sort((one, other) => one.at - other.at);
  for (const { plan, at } of paid) {
    owned.examNum += plan.examNum;
    owned.correctNum += plan.correctNum;
    owned.unlimited ||= plan.unlimited;
    if (plan.days > 0) end = Math.max(end, at) + plan.days * dayMs;
  }
  if (end > 0) owned.vipEndTime = new Date(end).toISOString();
  return owned;
}

/** The row that a purchase must have among the grants: until when, mock exams, corrections; none where it gives neither. */
export function expectedGrant(entry: Entry, grantedAt: (id: string) => number): number[] | undefined {
  const { examNum, correctNum } = planOf(entry.vipId);
  if (expectedStatus(entry) !== 'paid' || examNum + correctNum === 0) return undefined;
  const at = grantedAt(entry.purchaseId);
  return [at, at + facts.mockExam.validDays * dayMs, examNum, correctNum];
}

function planOf(vipId: string): Offer {
  const plan = offers.find((offer) => offer.vipId === vipId);
  if (!plan) throw new Error(`Stripe was paid for an unknown plan: ${vipId}`);
  return plan;
}
