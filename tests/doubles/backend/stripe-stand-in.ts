import { createHmac, randomBytes } from 'node:crypto';
import { StandInRefunds } from './stripe-refunds';

export const webhookSecret = 'whsec_stand_in';

/** A Checkout Session as Stripe keeps it, in as far as this site asks for it. */
export interface StandInSession {
  id: string;
  object: 'checkout.session';
  client_reference_id: string;
  metadata: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  url: string;
}

export interface StandInEvent {
  id: string;
  object: 'event';
  type: string;
  /** Epoch seconds. */
  created: number;
  data: { object: object };
}

export interface StandInRequest {
  method: string;
  /** Path and query. */
  url: string;
  idempotencyKey: string | undefined;
  body: string;
}

/** A stand-in for Stripe's API: keeps sessions, answers what this site asks, and makes the events that Stripe would send. */
export class StripeStandIn {
  readonly sessions = new Map<string, StandInSession>();
  /** What was sent for each session. */
  readonly orders = new Map<string, URLSearchParams>();
  readonly refunds = new StandInRefunds();
  readonly #byKey = new Map<string, string>();
  readonly #payments = new Map<string, StandInSession>();
  readonly #now: () => number;

  /** @param now epoch ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Answers a request to the API. */
  answer({ method, url, idempotencyKey = '', body }: StandInRequest): { status: number; body: unknown } {
    const [, , kind, ...rest] = url.split('?', 1)[0]?.split('/') ?? [];
    if (method === 'POST' && kind === 'checkout' && rest[2] === 'expire') return this.#expire(rest[1] ?? '');
    if (method === 'POST' && kind === 'checkout') {
      return { status: 200, body: this.#open(new URLSearchParams(body), idempotencyKey) };
    }
    if (method === 'POST' && kind === 'refunds') {
      const order = new URLSearchParams(body);
      const payment = order.get('payment_intent') ?? '';
      const session = this.#payments.get(payment);
      return this.refunds.answer(order, idempotencyKey, session && { payment, amount: session.amount_total });
    }
    const found = kind === 'checkout' ? this.sessions.get(rest[1] ?? '') : this.#payment(rest[0] ?? '');
    if (found) return { status: 200, body: found };
    return {
      status: 404,
      body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
    };
  }

  /** The session of one of our purchases. */
  sessionOf(purchaseId: string): StandInSession {
    const found = [...this.sessions.values()].find((session) => session.client_reference_id === purchaseId);
    if (!found) throw new Error(`Stripe knows no session for ${purchaseId}`);
    return found;
  }

  /** The buyer finishes the checkout; `later` means a way to pay that takes days. */
  complete(session: StandInSession, { later = false } = {}): StandInEvent {
    session.status = 'complete';
    session.payment_intent = newId('pi');
    session.payment_status = later ? 'unpaid' : 'paid';
    this.#payments.set(session.payment_intent, session);
    return this.event('checkout.session.completed', session);
  }

  settle(session: StandInSession): StandInEvent {
    session.payment_status = 'paid';
    return this.event('checkout.session.async_payment_succeeded', session);
  }

  fail(session: StandInSession): StandInEvent {
    return this.event('checkout.session.async_payment_failed', session);
  }

  expire(session: StandInSession): StandInEvent {
    session.status = 'expired';
    return this.event('checkout.session.expired', session);
  }

  /** @param amount cents, all unless told */
  refund(session: StandInSession, amount: number = session.amount_total): StandInEvent {
    return this.event('charge.refunded', {
      id: newId('ch'),
      object: 'charge',
      amount: session.amount_total,
      amount_refunded: amount,
      refunded: amount === session.amount_total,
      payment_intent: session.payment_intent,
      metadata: session.metadata,
    });
  }

  dispute(session: StandInSession, status: 'lost' | 'won'): StandInEvent {
    const { payment_intent } = session;
    return this.event('charge.dispute.closed', {
      id: newId('dp'),
      object: 'dispute',
      status,
      payment_intent,
      metadata: {},
    });
  }

  /** An event of this moment, with the object as it is now. */
  event(type: string, object: object): StandInEvent {
    const created = Math.floor(this.#now() / 1000);
    return { id: newId('evt'), object: 'event', type, created, data: { object: structuredClone(object) } };
  }

  #expire(id: string): { status: number; body: unknown } {
    const session = this.sessions.get(id);
    if (session?.status === 'open') {
      session.status = 'expired';
      return { status: 200, body: session };
    }
    return {
      status: 400,
      body: { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired' } },
    };
  }

  #payment(id: string): object | undefined {
    const session = this.#payments.get(id);
    return session && { id, object: 'payment_intent', metadata: session.metadata };
  }

  #open(order: URLSearchParams, key: string): StandInSession {
    const known = this.sessions.get(this.#byKey.get(key) ?? '');
    if (known) return known;
    const id = newId('cs_test');
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      client_reference_id: order.get('client_reference_id') ?? '',
      metadata: {
        logVipId: order.get('payment_intent_data[metadata][logVipId]') ?? '',
        vipId: order.get('payment_intent_data[metadata][vipId]') ?? '',
      },
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(order.get('line_items[0][price_data][unit_amount]')),
      currency: order.get('line_items[0][price_data][currency]') ?? '',
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    if (key) this.#byKey.set(key, id);
    this.sessions.set(id, session);
    this.orders.set(id, order);
    return session;
  }
}

interface SignOptions {
  /** Epoch ms. */
  now: number;
  secret?: string;
}

/** The header that Stripe signs a body with (https://docs.stripe.com/webhooks#verify-manually). */
export function signatureOf(payload: string, { now, secret = webhookSecret }: SignOptions): string {
  const timestamp = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

/** As Stripe's ids look. */
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
