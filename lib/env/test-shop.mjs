import { isLoopback } from './loopback.mjs';

/**
 * Whether purchases are paid at the test page of this site, where no money moves: where PAYMENTS says so, and where it says nothing in
 * development and at an address of this machine. A key of Stripe's is stronger.
 *
 * @param {Readonly<Partial<Record<'PAYMENTS' | 'STRIPE_SECRET_KEY' | 'SITE_URL' | 'NODE_ENV', string>>>} settings without `SITE_URL` the site is this machine's
 */
export function isTestShop({ PAYMENTS, STRIPE_SECRET_KEY, SITE_URL, NODE_ENV }) {
  if (STRIPE_SECRET_KEY) return false;
  if (PAYMENTS) return PAYMENTS === 'sandbox';
  return NODE_ENV === 'development' || isOfThisMachine(SITE_URL);
}

/**
 * Whether SITE_URL, by default http://localhost at PORT, is an address that only this machine reaches.
 *
 * @param {string | undefined} siteUrl
 */
export function isOfThisMachine(siteUrl) {
  if (!siteUrl) return true;
  if (!URL.canParse(siteUrl)) return false;
  return isLoopback(new URL(siteUrl).hostname);
}
