import { bringCookie, test as base, type Account } from '../accounts';
import { openExternalShop } from './external-shop';
import { sandboxShop } from './sandbox-shop';
import type { OpenShop, Shop } from './shop';
import { openStripeShop } from './stripe-shop';

/** The embedded API with its sandbox checkout, with Stripe, and another service's API. */
export const shopNames = ['sandbox', 'external', 'stripe'] as const;

export type ShopName = (typeof shopNames)[number];

interface ShopFixtures {
  shopName: ShopName;
  shop: Shop;
  /** Somebody with an account, who is signed in. */
  buyer: Account;
}

interface ShopsOfWorker {
  /** Opens a shop when it is first asked for. */
  openShop: (name: Exclude<ShopName, 'sandbox'>) => Promise<Shop>;
}

/** Tests of buying at one shop, `sandbox` unless told. */
export const test = base.extend<ShopFixtures, ShopsOfWorker>({
  openShop: [
    async ({ startSite }, provide) => {
      const open = new Map<string, OpenShop>();
      await provide(async (name) => {
        const known =
          open.get(name) ?? (await { external: openExternalShop, stripe: openStripeShop }[name](startSite));
        open.set(name, known);
        return known.shop;
      });
      for (const { close } of open.values()) await close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  shopName: ['sandbox', { option: true }],
  // Not of `baseURL`, which is the shop's.
  shop: [
    async ({ shopName, openShop }, provide) => {
      const { TEST_PORT, TEST_DATA_DIR = '' } = process.env;
      await provide(
        shopName === 'sandbox'
          ? sandboxShop(`http://localhost:${TEST_PORT}`, TEST_DATA_DIR)
          : await openShop(shopName),
      );
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

/** The same tests at every shop. */
export function atEveryShop(tests: (name: ShopName) => void): void {
  for (const name of shopNames) {
    test.describe(`the ${name} shop`, () => {
      test.use({ shopName: name });
      tests(name);
    });
  }
}
