import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { StripeStandIn } from '../doubles/backend/stripe-stand-in';

/** Stripe's stand-in on a free port of this machine; it lives on while the site is killed. */
export async function startStripe(): Promise<{ stripe: StripeStandIn; origin: string; close: () => void }> {
  const stripe = new StripeStandIn(Date.now);
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => {
        const { method = '', url = '', headers } = request;
        const idempotencyKey = headers['idempotency-key']?.toString();
        const answer = stripe.answer({ method, url, idempotencyKey, body });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      })
      // The site was killed while it asked.
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    stripe,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
