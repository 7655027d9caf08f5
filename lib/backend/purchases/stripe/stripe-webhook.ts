import type { Stripe } from 'stripe';
import { failures } from '@/lib/api/contract/call';
import { calls } from '@/lib/api/contract/calls';
import type { Deps } from '../../calls/deps';
import { ApiFailure } from '../../base/failure';
import { readBytes } from '../../base/read-json';
import type { Route } from '../../calls/route';
import type { Payments } from '../../calls/payments';
import { recordFact } from '../record-fact';
import { stripeErrorForLog } from './stripe-error';
import { readEvent, type PurchaseEvent } from './stripe-events';

/** Events carry one object; the largest are some ten kB. */
const maxBytes = 256 * 1024;

/** How old a signature may be, seconds (https://docs.stripe.com/webhooks#verify-events). */
const toleranceSeconds = 300;

/**
 * POST /stripe/webhook. Answers 200 to all that is signed, known or not, since Stripe sends again what is refused; what cannot be
 * written down now is answered with 500 for that reason.
 */
export const webhook: Route = {
  call: calls.webhook,
  async respond(request, deps) {
    const { payments } = deps;
    if (payments.kind !== 'stripe') throw new ApiFailure(failures.badSignature);
    const event = await verified(request, payments, deps);
    const told = readEvent(event, deps.now());
    if (event.type === 'refund.failed') await recordFailedRefund(deps, event.data.object, event.id);
    else if (!told) deps.log.info({ event: event.id, type: event.type }, 'payment event without effect');
    else await record(deps, payments.stripe, event, told);
    return Response.json({ data: true });
  },
};

type StripePayments = Extract<Payments, { kind: 'stripe' }>;

async function verified(
  request: Request,
  { stripe, webhookSecret }: StripePayments,
  { now, log }: Deps,
): Promise<Stripe.Event> {
  const body = await readBytes(request, maxBytes);
  const signature = request.headers.get('stripe-signature');
  if (signature === null || webhookSecret === undefined) throw new ApiFailure(failures.badSignature);
  try {
    return await stripe.webhooks.constructEventAsync(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now(),
    );
  } catch (error) {
    log.warn({ error: stripeErrorForLog(error) }, 'payment event refused');
    throw new ApiFailure(failures.badSignature);
  }
}

/** A refund that was on its way can fail days later. Of those made by hand we know nothing. */
async function recordFailedRefund(
  deps: Deps,
  { metadata, failure_reason, status }: Stripe.Refund,
  event: string,
): Promise<void> {
  const purchaseId = metadata?.logVipId;
  const reason = failure_reason ?? status ?? 'no reason given';
  const isTold =
    purchaseId !== undefined && (await deps.withdrawals.refundFailed(deps, { purchaseId, reason }));
  if (!isTold)
    deps.log.warn({ event, purchase: purchaseId }, 'failed refund of no withdrawal that waits for it');
}

async function record(deps: Deps, stripe: Stripe, event: Stripe.Event, told: PurchaseEvent): Promise<void> {
  const purchaseId = told.purchaseId ?? (await purchaseOf(deps, stripe, told.payment));
  const outcome =
    purchaseId === undefined
      ? 'unknown'
      : await recordFact(deps, purchaseId, told.fact, {
          provider: 'stripe',
          eventId: event.id,
          session: told.session,
          payment: told.payment,
          price: told.price,
        });
  if (outcome === 'orphaned') deps.later('withdrawals', () => deps.withdrawals.resume(deps));
  else if (outcome !== 'recorded')
    deps.log.warn({ event: event.id, type: event.type, outcome }, 'payment event');
}

/** A dispute names the payment only. One whose payment we have not heard of yet is looked up at Stripe. */
async function purchaseOf(
  { db }: Deps,
  stripe: Stripe,
  payment: string | undefined,
): Promise<string | undefined> {
  if (payment === undefined) return undefined;
  const known = await db
    .selectFrom('purchases')
    .select('id')
    .where('provider_payment', '=', payment)
    .executeTakeFirst();
  if (known) return known.id;
  try {
    const { metadata } = await stripe.paymentIntents.retrieve(payment);
    return metadata.logVipId;
  } catch (error) {
    if (error instanceof stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
      return undefined;
    throw error;
  }
}
