import { isOwnDocument } from '../../browser/own-document';

let asked = false;

/**
 * Loads Stripe's script, which watches for fraud, once. Only a document whose policy allows it can: one that was opened at its own
 * address, not one that the visitor came to from another page of the site.
 */
export function loadStripeScript(key: string): void {
  if (asked || !isOwnDocument()) return;
  asked = true;
  import('@stripe/stripe-js/pure')
    .then(({ loadStripe }) => loadStripe(key))
    .catch(() => {
      // Paying works without it; blockers of scripts keep it away.
    });
}
