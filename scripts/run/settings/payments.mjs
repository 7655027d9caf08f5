import { isOfThisMachine } from '../../../lib/env/test-shop.mjs';

/** @typedef {import('./read-settings.mjs').Settings} Settings */

/**
 * What the setting PAYMENTS is to be where it is not given: whoever only tries the site out on this machine can buy at the sandbox
 * checkout, and a site that others can reach gives nothing away unless it is told to.
 *
 * @param {Settings} env
 * @returns {'sandbox' | undefined} undefined where the setting stays as it is
 */
export function choosePayments({ STRIPE_SECRET_KEY, PAYMENTS, SITE_URL }) {
  return !STRIPE_SECRET_KEY && !PAYMENTS && isOfThisMachine(SITE_URL) ? 'sandbox' : undefined;
}

/**
 * Where the server is to listen: as HOST says, else everywhere, but not to others while this machine gives everything away to itself.
 *
 * @param {Settings} env with PAYMENTS as chosen
 * @returns {string | undefined} undefined for every address of the machine
 */
export function chooseHost({ HOST, STRIPE_SECRET_KEY, PAYMENTS, SITE_URL }) {
  const isTestShop = !STRIPE_SECRET_KEY && PAYMENTS === 'sandbox' && isOfThisMachine(SITE_URL);
  return HOST || (isTestShop ? 'localhost' : undefined);
}

/**
 * How purchases are paid, for the person who starts the site; as lib/backend/calls/payments.ts decides for a production server.
 *
 * @param {Settings} env with PAYMENTS as chosen
 * @returns {string}
 */
export function describePayments({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PAYMENTS, SITE_URL }) {
  if (PAYMENTS === 'off') return 'off, nothing can be bought (PAYMENTS=off)';
  if (STRIPE_SECRET_KEY) {
    return STRIPE_WEBHOOK_SECRET
      ? 'Stripe'
      : 'Stripe, without its events: purchases complete only while their buyer waits (STRIPE_WEBHOOK_SECRET is not set)';
  }
  if (PAYMENTS === 'sandbox') {
    return isOfThisMachine(SITE_URL)
      ? 'sandbox, no money moves (STRIPE_SECRET_KEY is not set)'
      : 'SANDBOX ON A PUBLIC ADDRESS: everybody gets everything for nothing (PAYMENTS=sandbox)';
  }
  return 'none, nothing can be bought: set STRIPE_SECRET_KEY, or PAYMENTS=sandbox for a test shop, or PAYMENTS=off';
}
