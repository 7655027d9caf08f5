import type { Stripe } from 'stripe';
import type { Fact } from '../purchase-state';
import type { Price } from '../record-fact';

export interface PurchaseEvent {
  /** Ours, where the event carries it. */
  purchaseId: string | undefined;
  session?: string | undefined;
  payment: string | undefined;
  price?: Price | null;
  fact: Fact;
}

/**
 * Reads the events that change a purchase.
 *
 * @param at epoch ms of now: a membership begins when it is granted, so that an event that comes late costs its buyer no days
 * @returns undefined for all others: also a refund of a part and a dispute that was won, after which the purchase stays as it is
 */
export function readEvent(event: Stripe.Event, at: number): PurchaseEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.data.object, factOfSession(event.data.object, at));
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ofSession(event.data.object, { status: 'cancelled' });
    case 'charge.refunded': {
      const { refunded, metadata, payment_intent } = event.data.object;
      if (!refunded) return undefined;
      return {
        purchaseId: metadata.logVipId,
        payment: idOf(payment_intent),
        fact: { status: 'refunded', at },
      };
    }
    case 'charge.dispute.closed': {
      const { status, payment_intent } = event.data.object;
      if (status !== 'lost') return undefined;
      return { purchaseId: undefined, payment: idOf(payment_intent), fact: { status: 'refunded', at } };
    }
    default:
      return undefined;
  }
}

/** @param at when the payment is heard of, if there is one; epoch ms */
export function factOfSession({ payment_status, status }: Stripe.Checkout.Session, at: number): Fact {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return { status: 'paid', at };
  return { status: status === 'expired' ? 'cancelled' : 'pending' };
}

function ofSession(session: Stripe.Checkout.Session, fact: Fact): PurchaseEvent {
  return {
    purchaseId: session.client_reference_id ?? undefined,
    session: session.id,
    payment: idOf(session.payment_intent),
    price: priceOf(session),
    fact,
  };
}

/** What a session costs in our currency, which a buyer may have been shown, and have paid, in another one. */
export function priceOf({ amount_total, currency, currency_conversion }: Session): Price | null {
  if (currency_conversion) {
    return { amount: currency_conversion.amount_total, currency: currency_conversion.source_currency };
  }
  return amount_total === null || currency === null ? null : { amount: amount_total, currency };
}

type Session = Pick<Stripe.Checkout.Session, 'amount_total' | 'currency'> &
  Partial<Pick<Stripe.Checkout.Session, 'currency_conversion'>>;

/** Stripe writes an object's id or, where it was asked to, the object. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
