import type { Deps } from '../calls/deps';
import type { Purchase } from './purchases';
import { recordFact } from './record-fact';
import { stripeErrorForLog } from './stripe/stripe-error';

/** Closes the checkouts that a user has left open, so that nobody pays for an account that is gone. */
export async function closeCheckouts(deps: Deps, userId: string): Promise<void> {
  const open = await deps.db
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .execute();
  for (const purchase of open) {
    if (!(await isClosed(deps, purchase))) continue;
    const { id, provider } = purchase;
    await recordFact(deps, id, { status: 'cancelled' }, { provider });
  }
}

/** What cannot be closed is paid already, or will expire; Stripe tells of both. */
async function isClosed(
  { payments, log }: Deps,
  { id, provider, provider_session }: Purchase,
): Promise<boolean> {
  if (provider === 'sandbox') return true;
  if (payments.kind !== 'stripe' || provider_session === null) return false;
  try {
    await payments.stripe.checkout.sessions.expire(provider_session);
    return true;
  } catch (error) {
    log.warn({ purchase: id, error: stripeErrorForLog(error) }, 'open checkout not closed');
    return false;
  }
}
