import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  signatureOf,
  StripeStandIn,
  webhookSecret,
  type StandInEvent,
  type StandInSession,
} from '../backend/stripe-stand-in';

/** For the environment of a site that sells by it. */
export const stripeSettings = (origin: string) => ({
  PAYMENTS: '',
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: origin,
});

/**
 * Stripe's stand-in behind a socket, with the page where a session is paid: `/c/pay/<session>`. Paying and cancelling send the
 * signed event to the site, twice, and lead back to it.
 */
export class StripeServer {
  /** Where the events go. */
  siteOrigin = '';
  readonly #stripe = new StripeStandIn(Date.now);
  readonly #server = createServer((request, response) => {
    // Shown in place of the way back to the site, so that the test fails and says why.
    this.#answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  static async start(): Promise<StripeServer> {
    const server = new StripeServer();
    server.#server.listen(0, 'localhost');
    await once(server.#server, 'listening');
    return server;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const [, id = '', action] = /^\/c\/pay\/(\w+)(?:\/(pay|cancel))?$/.exec(url) ?? [];
    const session = this.#stripe.sessions.get(id);
    if (session) return action ? this.#leave(response, session, action) : showPage(response, id);
    const idempotencyKey = headers['idempotency-key']?.toString();
    const answer = this.#stripe.answer({ method, url, idempotencyKey, body: await text(request) });
    for (const known of this.#stripe.sessions.values()) known.url = `${this.origin}/c/pay/${known.id}`;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  }

  async #leave(response: ServerResponse, session: StandInSession, action: string): Promise<void> {
    const paying = action === 'pay';
    if (session.status === 'open') {
      const event = paying ? this.#stripe.complete(session) : this.#stripe.expire(session);
      await Promise.all([this.#deliver(event), this.#deliver(event)]);
    }
    const location = this.#stripe.orders.get(session.id)?.get(paying ? 'success_url' : 'cancel_url') ?? '';
    response.writeHead(303, { location }).end();
  }

  async #deliver(event: StandInEvent): Promise<void> {
    const body = JSON.stringify(event);
    const response = await fetch(`${this.siteOrigin}/api/v1/stripe/webhook`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, { now: Date.now() }),
      },
    });
    if (!response.ok) throw new Error(`The webhook answered ${response.status}: ${await response.text()}`);
  }
}

function showPage(response: ServerResponse, id: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    '<!doctype html><title>Checkout</title><link rel="icon" href="data:,">' +
      `<a href="/c/pay/${id}/pay">Pay</a> <a href="/c/pay/${id}/cancel">Cancel</a>`,
  );
}
