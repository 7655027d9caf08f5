import { randomBytes } from 'node:crypto';

/** A payment as far as refunds need it. */
export interface PaidAmount {
  payment: string;
  /** Cents. */
  amount: number;
}

interface StandInRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'succeeded' | 'pending' | 'failed';
  metadata: Record<string, string>;
}

/** What the stand-in for Stripe has given back: whole payments, each once, and the same answer for the same key. */
export class StandInRefunds {
  readonly made: StandInRefund[] = [];
  /** What becomes of the refunds to come. */
  status: StandInRefund['status'] = 'succeeded';
  readonly #byKey = new Map<string, { status: number; body: unknown }>();

  answer(
    order: URLSearchParams,
    key: string,
    paid: PaidAmount | undefined,
  ): { status: number; body: unknown } {
    const known = this.#byKey.get(key);
    if (known) return known;
    const answered = this.#make(order, paid);
    if (key) this.#byKey.set(key, answered);
    return answered;
  }

  #make(order: URLSearchParams, paid: PaidAmount | undefined): { status: number; body: unknown } {
    const payment_intent = order.get('payment_intent') ?? '';
    if (!paid) return refused(404, 'resource_missing');
    const isDone = this.made.some((one) => one.payment_intent === payment_intent && one.status !== 'failed');
    if (isDone) return refused(400, 'charge_already_refunded');
    const refund: StandInRefund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      object: 'refund',
      payment_intent,
      amount: paid.amount,
      status: this.status,
      metadata: { logVipId: order.get('metadata[logVipId]') ?? '' },
    };
    this.made.push(refund);
    return { status: 200, body: refund };
  }
}

const refused = (status: number, code: string) => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: 'No refund' } },
});
