import { webhookSecret } from '../../../lib/backend/testing/stripe-stand-in';
import { codeFor, openAccount } from '../accounts';
import type { StartSite } from '../site-server';
import { embeddedPurchasesOf } from './embedded-purchases';
import { followElsewhere, type OpenShop } from './shop';
import { StripeServer } from './stripe-server';

/** The embedded API with Stripe, whose place a stand-in takes that signs its events as Stripe does. */
export async function openStripeShop(startSite: StartSite): Promise<OpenShop> {
  const stripe = await StripeServer.start();
  const { origin, dataDir } = await startSite({
    PAYMENTS: '',
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.origin,
  });
  stripe.siteOrigin = origin;
  return {
    shop: {
      origin,
      payPage: /\/c\/pay\/cs_test_\w+$/,
      openAccount: (request) => openAccount(request, (email) => codeFor(email, 1, dataDir)),
      pay: (tab) => tab.getByRole('link', { name: 'Pay' }).click(),
      cancel: (tab) => tab.getByRole('link', { name: 'Cancel' }).click(),
      payElsewhere: (url) => followElsewhere(`${url}/pay`),
      purchasesOf: (email) => embeddedPurchasesOf(dataDir, email),
    },
    close: () => stripe.stop(),
  };
}
