import { openAccount } from '../../support/accounts';
import type { Site } from '../../support/site-server';
import { embeddedPurchasesOf } from './embedded-purchases';
import { followElsewhere, type Shop } from './shop';

/** The embedded API with Stripe, whose place a stand-in takes that signs its events as Stripe does. */
export function stripeShop({ origin, dataDir }: Site): Shop {
  return {
    origin,
    payPage: /\/c\/pay\/cs_test_\w+$/,
    openAccount: (request) => openAccount(request, dataDir),
    pay: (tab) => tab.getByRole('link', { name: 'Pay' }).click(),
    cancel: (tab) => tab.getByRole('link', { name: 'Cancel' }).click(),
    payElsewhere: (url) => followElsewhere(`${url}/pay`),
    purchasesOf: (email) => embeddedPurchasesOf(dataDir, email),
  };
}
