import type { Deps } from '../calls/deps';
import type { Purchase } from '../purchases/purchases';
import { recordFact } from '../purchases/record-fact';
import { stripeErrorForLog } from '../purchases/stripe/stripe-error';
import { idOf } from '../purchases/stripe/stripe-events';

/** The browser waits 10 s in all; what is not known by then is asked for again behind it. */
const options = { timeout: 4000, maxNetworkRetries: 0 };

/** How a refund stands: on its way or there, to be asked for again, or refused so that a person has to see to it. */
type Refund = 'refunded' | 'later' | 'refused';

/**
 * Gives back what was paid for a purchase, and takes back what it granted. Asked again, also after the process was killed between
 * the two, it pays once: Stripe knows the request by its key, and refunds no payment twice.
 */
export async function refund(deps: Deps, purchase: Purchase): Promise<Refund> {
  const { status, provider, id } = purchase;
  if (status === 'refunded') return 'refunded';
  const paid = provider === 'stripe' ? await refundAtStripe(deps, purchase) : { answer: 'refunded' as const };
  if (paid.answer !== 'refunded') return paid.answer;
  const evidence = { provider, payment: paid.payment };
  const outcome = await recordFact(deps, id, { status: 'refunded', at: deps.now() }, evidence);
  return outcome === 'recorded' ? 'refunded' : 'refused';
}

async function refundAtStripe(
  { payments, log }: Deps,
  { id, provider_payment, provider_session }: Purchase,
): Promise<{ answer: Refund; payment?: string | undefined }> {
  if (payments.kind !== 'stripe') return { answer: 'later' };
  const { stripe } = payments;
  let payment: string | undefined;
  try {
    payment = provider_payment ?? undefined;
    if (payment === undefined && provider_session !== null) {
      const session = await stripe.checkout.sessions.retrieve(provider_session, undefined, options);
      payment = idOf(session.payment_intent);
    }
    // Paid with nothing, such as a voucher for all of it.
    if (payment === undefined) return { answer: 'refused' };
    const { status } = await stripe.refunds.create(
      { payment_intent: payment, reason: 'requested_by_customer', metadata: { logVipId: id } },
      { ...options, idempotencyKey: `withdrawal-${id}` },
    );
    return { answer: status === 'succeeded' || status === 'pending' ? 'refunded' : 'refused', payment };
  } catch (error) {
    log.warn({ purchase: id, error: stripeErrorForLog(error) }, 'refund not made');
    if (!(error instanceof stripe.errors.StripeInvalidRequestError)) return { answer: 'later' };
    return { answer: error.code === 'charge_already_refunded' ? 'refunded' : 'refused', payment };
  }
}
