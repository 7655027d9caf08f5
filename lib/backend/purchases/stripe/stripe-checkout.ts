import type { Stripe } from 'stripe';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { stripeLocale } from './stripe-locale';

/** How long a checkout can be paid; Stripe allows 30 minutes to 24 hours. */
const lifeMs = 60 * 60 * 1000;

export interface Checkout {
  purchaseId: string;
  vipId: string;
  title: string;
  /** Cents. */
  amount: number;
  currency: string;
  email: string;
  locale: Locale;
  siteUrl: string;
  /** Epoch ms. */
  now: number;
}

/**
 * Opens a Checkout Session. Asked again for the same purchase Stripe gives the same session.
 *
 * @throws Stripe's errors, or an Error for a session without an address
 */
export async function openCheckout(stripe: Stripe, checkout: Checkout): Promise<{ id: string; url: string }> {
  const { purchaseId, vipId, locale, siteUrl } = checkout;
  const metadata = { logVipId: purchaseId, vipId };
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: purchaseId,
      metadata,
      // Copied to the charge, which is all that a refund names.
      payment_intent_data: { metadata },
      customer_email: checkout.email,
      locale: stripeLocale(locale),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: checkout.currency.toLowerCase(),
            unit_amount: checkout.amount,
            product_data: { name: checkout.title },
          },
        },
      ],
      success_url: siteUrl + localizePath(`/success/${purchaseId}`, locale),
      cancel_url: siteUrl + localizePath('/pricing', locale),
      expires_at: Math.floor((checkout.now + lifeMs) / 1000),
    },
    { idempotencyKey: purchaseId },
  );
  if (!url) throw new Error('Stripe opened a session without an address');
  return { id, url };
}
