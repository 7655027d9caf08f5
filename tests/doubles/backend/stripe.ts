import type { BackendParts } from '@/lib/backend/backend';
import { json, loopbackServer, type Arrival } from '@/tests/doubles/http/loopback-server';
import { registerUser } from './accounts';
import type { TestDatabase } from './databases';
import { signatureOf, StripeStandIn, webhookSecret, type StandInEvent } from './stripe-stand-in';
import { testBackend, type TestBackend } from './test-backend';

export const secretKey = 'sk_test_stand_in';

export interface StripeSite extends TestBackend {
  stripe: StripeStandIn;
  /** What arrived at Stripe. */
  arrivals: Arrival[];
  /** Lets Stripe answer with this status, or again as usual. */
  breakDown(status: number | undefined): void;
  /** Lets Stripe do what it is asked while its answers get lost, or not any more. */
  loseAnswers(isLosing: boolean): void;
  /** Sends an event as Stripe does; the answer's status. */
  deliver(event: StandInEvent): Promise<number>;
  /** Opens an account. */
  signUp(email: string): Promise<string>;
  /** Starts a purchase; its id. */
  start(token: string, vipId: string): Promise<string>;
}

/** The embedded API with Stripe's stand-in behind a socket, for the time of one test. */
export async function stripeSite(
  database: TestDatabase,
  settings: Record<string, unknown> = {},
  parts: BackendParts = {},
): Promise<StripeSite> {
  let status: number | undefined;
  let losing = false;
  let clock = Date.now;
  const stripe = new StripeStandIn(() => clock());
  const { origin, arrivals } = await loopbackServer((response, { method, url, headers, body }) => {
    if (status !== undefined) return json(response, status, { error: { message: `secret of ${secretKey}` } });
    const idempotencyKey = headers['idempotency-key']?.toString();
    const answer = stripe.answer({ method, url, idempotencyKey, body });
    if (losing) return void response.destroy();
    return json(response, answer.status, answer.body);
  });
  const site = await testBackend(database, {
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: origin,
      ...settings,
    },
    ...parts,
  });
  clock = site.backend.deps.now;

  return {
    ...site,
    stripe,
    arrivals,
    breakDown: (code) => void (status = code),
    loseAnswers: (isLosing) => void (losing = isLosing),
    signUp: (email) => registerUser(site, email),
    async deliver(event) {
      const raw = JSON.stringify(event);
      const headers = { 'stripe-signature': signatureOf(raw, { now: clock() }) };
      return (await site.call('/stripe/webhook', { raw, headers })).status;
    },
    async start(token, vipId) {
      const answer = await site.call<{ logVipId: string }>(`/stripe/payUrl?vipId=${vipId}`, { token });
      if (answer.status !== 200) throw new Error(`payUrl answered ${answer.status}`);
      return answer.body.data.logVipId;
    },
  };
}
