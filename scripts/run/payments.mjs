/** @typedef {import('./checkout/settings.mjs').Settings} Settings */

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
 * How purchases are paid, for the person who starts the site; as lib/backend/purchases/payments.ts decides for a production server.
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

/**
 * Whether SITE_URL, by default http://localhost:3000, is an address that only this machine reaches.
 *
 * @param {string | undefined} siteUrl
 */
function isOfThisMachine(siteUrl) {
  if (!siteUrl) return true;
  if (!URL.canParse(siteUrl)) return false;
  // The parser has written an IPv4 address in its one canonical form.
  const { hostname } = new URL(siteUrl);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
