import { bringCookie, type Account } from '../../support/accounts';
import { test as base } from '../../support/test';
import { externalShop } from './external-shop';
import { sandboxShop } from './sandbox-shop';
import type { Shop } from './shop';
import { stripeShop } from './stripe-shop';

/** The embedded API with its sandbox checkout, with Stripe, and another service's API. */
export type ShopName = 'sandbox' | 'external' | 'stripe';

export interface ShopOptions {
  /** Where it is bought: each project of the tests has one. */
  shopName: ShopName;
}

interface ShopFixtures extends ShopOptions {
  shop: Shop;
  /** Somebody with an account, who is signed in. */
  buyer: Account;
}

/**
 * For tests of what a shop and the site say to each other: they run at every shop. What follows from it is the same code in the
 * same browser.
 */
export const seam = { tag: ['@shop', '@seam'] };

/** For other tests of buying: they run at the sandbox, and at every shop in a full run. */
export const atShop = { tag: '@shop' };

/** Tests of buying at one shop. */
export const test = base.extend<ShopFixtures>({
  shopName: ['sandbox', { option: true }],
  // Not of `baseURL`, which is the shop's.
  shop: [
    async ({ shopName, sites }, provide) => {
      const { TEST_PORT, TEST_DATA_DIR = '' } = process.env;
      const open: Record<ShopName, () => Promise<Shop>> = {
        sandbox: async () => sandboxShop(`http://localhost:${TEST_PORT}`, TEST_DATA_DIR),
        external: async () => externalShop(await sites.external()),
        stripe: async () => stripeShop(await sites.withStripe()),
      };
      await provide(await open[shopName]());
    },
    { timeout: 90_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.origin),
  buyer: async ({ shop, request, context }, provide) => {
    const account = await shop.openAccount(request);
    await bringCookie(context, shop.origin, account.token);
    await provide(account);
  },
});
