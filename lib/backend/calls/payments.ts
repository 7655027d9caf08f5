import type { Stripe } from 'stripe';
import type { BackendSettings } from '../base/settings';

export type Payments =
  | {
      kind: 'stripe';
      stripe: Stripe;
      webhookSecret: string | undefined;
      /** Nothing new is sold; events of what was begun before are still taken. */
      isClosed: boolean;
    }
  | { kind: 'sandbox' }
  | { kind: 'off' };

type PaymentSettings = Pick<
  BackendSettings,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'PAYMENTS' | 'NODE_ENV'
>;

/** The buyer's browser waits 10 s in all, and a request that failed is sent once more. */
const timeoutMs = 4000;

/**
 * Stripe with a key; without one the sandbox, where it is asked for or in development; else nothing can be bought. Where `off` is
 * asked for nothing is sold in any case. Whether a production server asks for the sandbox is up to scripts/run/settings/payments.mjs.
 */
export async function createPayments(settings: PaymentSettings): Promise<Payments> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, PAYMENTS, NODE_ENV } = settings;
  if (STRIPE_SECRET_KEY === undefined) {
    const isSandbox = (PAYMENTS ?? (NODE_ENV === 'development' ? 'sandbox' : 'off')) === 'sandbox';
    return { kind: isSandbox ? 'sandbox' : 'off' };
  }
  const { Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(STRIPE_API_URL);
  const stripe = new Stripe(STRIPE_SECRET_KEY, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    kind: 'stripe',
    stripe,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    isClosed: PAYMENTS === 'off',
  };
}
