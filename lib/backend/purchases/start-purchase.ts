import type { Selectable } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import type { Locale } from '@/lib/i18n/locales';
import { randomSecret } from '../secrets/secrets';
import type { PlansTable } from '../database/tables';
import type { Deps } from '../calls/deps';
import { apiPath } from '../base/api-path';
import { ApiFailure } from '../base/failure';
import { billLine } from './plan-title';
import { insertPurchase } from './purchases';
import { sandboxPath } from './sandbox/sandbox-path';
import { recordFact } from './record-fact';
import { openCheckout } from './stripe/stripe-checkout';
import { stripeErrorForLog } from './stripe/stripe-error';

interface Start {
  user: { id: string; email: string };
  plan: Selectable<PlansTable>;
  path: string;
  isMobile: boolean;
  locale: Locale;
}

/**
 * Writes the purchase down and opens its checkout.
 *
 * @throws ApiFailure 503 when nothing can be paid here, or the provider does not open a checkout
 */
export async function startPurchase(deps: Deps, start: Start): Promise<{ logVipId: string; url: string }> {
  const { payments } = deps;
  const { kind } = payments;
  if (kind === 'off' || (kind === 'stripe' && payments.isClosed))
    throw new ApiFailure(failures.paymentsUnavailable);
  const session = kind === 'sandbox' ? randomSecret() : null;
  const { user, ...what } = start;
  const logVipId = await insertPurchase(deps.db, {
    ...what,
    userId: user.id,
    provider: kind,
    session,
    now: deps.now(),
  });
  const url = session === null ? await stripeAddress(deps, logVipId, start) : apiPath + sandboxPath(session);
  return { logVipId, url };
}

/** The purchase stands in the database before Stripe is asked, so that no event can come for one we do not know. */
async function stripeAddress(deps: Deps, purchaseId: string, { user, plan, locale }: Start): Promise<string> {
  const { payments, db, log, now, settings } = deps;
  if (payments.kind !== 'stripe') throw new ApiFailure(failures.paymentsUnavailable);
  const title = await billLine(locale, plan);
  const checkout = await openCheckout(payments.stripe, {
    purchaseId,
    vipId: plan.vip_id,
    title,
    amount: plan.amount,
    currency: plan.currency,
    email: user.email,
    locale,
    siteUrl: settings.SITE_URL,
    now: now(),
  }).catch(async (error: unknown) => {
    log.error({ purchase: purchaseId, error: stripeErrorForLog(error) }, 'checkout not opened');
    await recordFact(deps, purchaseId, { status: 'cancelled' }, { provider: 'stripe' });
    throw new ApiFailure(failures.paymentsUnavailable);
  });
  await db
    .updateTable('purchases')
    .set({ provider_session: checkout.id })
    .where('id', '=', purchaseId)
    .execute();
  return checkout.url;
}
