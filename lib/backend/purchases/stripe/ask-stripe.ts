import type { Deps } from '../../calls/deps';
import type { Purchase } from '../purchases';
import { recordFact } from '../record-fact';
import { stripeErrorForLog } from './stripe-error';
import { factOfSession, idOf, priceOf } from './stripe-events';

/** How often Stripe is asked about one purchase at most, however often its buyer asks. */
const intervalMs = 5000;

/** The buyer's browser polls; better it asks again than that it waits. */
const options = { timeout: 3000, maxNetworkRetries: 0 };

/**
 * Asks Stripe how a pending purchase stands, in case its events are late or get lost, and records the answer. Stripe's silence
 * leaves the purchase as it is.
 *
 * @returns whether something may have changed
 */
export async function askStripe(deps: Deps, purchase: Purchase): Promise<boolean> {
  const { payments, log } = deps;
  if (payments.kind !== 'stripe' || purchase.provider !== 'stripe') return false;
  if (purchase.status !== 'pending' || purchase.provider_session === null) return false;
  if (!(await mayAsk(deps, purchase.id))) return false;
  try {
    const { sessions } = payments.stripe.checkout;
    const session = await sessions.retrieve(purchase.provider_session, undefined, options);
    const fact = factOfSession(session, deps.now());
    if (fact.status === 'pending') return false;
    await recordFact(deps, purchase.id, fact, {
      provider: 'stripe',
      session: session.id,
      payment: idOf(session.payment_intent),
      price: priceOf(session),
    });
    return true;
  } catch (error) {
    log.warn({ purchase: purchase.id, error: stripeErrorForLog(error) }, 'payment provider did not say');
    return false;
  }
}

/** One of the requests that come at the same time. */
async function mayAsk({ db, now }: Deps, purchaseId: string): Promise<boolean> {
  const claimed = await db
    .updateTable('purchases')
    .set({ checked_at: now() })
    .where('id', '=', purchaseId)
    .where((where) =>
      where.or([where('checked_at', 'is', null), where('checked_at', '<=', now() - intervalMs)]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
