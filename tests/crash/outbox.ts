import { setTimeout as sleep } from 'node:timers/promises';
import { signatureOf, type StandInEvent } from '../doubles/backend/stripe-stand-in';
import type { Random } from './random';

/** Sends events as Stripe does: in no order, more than once, and again until the site has taken them. */
export class Outbox {
  /** Every event there was, once. */
  readonly events: StandInEvent[] = [];
  /** Requests to the webhook. */
  sent = 0;
  /** Those the site did not answer with 200: it was dead, died meanwhile, or could not. */
  unanswered = 0;
  /** Those waiting for their answer now. */
  underWay = 0;
  readonly #webhook: string;
  readonly #random: Random;
  readonly #over: AbortSignal;
  readonly #deliveries: Promise<void>[] = [];

  constructor(origin: string, random: Random, over: AbortSignal) {
    this.#webhook = `${origin}/api/v1/stripe/webhook`;
    this.#random = random;
    this.#over = over;
  }

  /** Sends the events in a random order within about a second, each of them twice. */
  post(...events: readonly StandInEvent[]): void {
    this.events.push(...events);
    for (const event of [...events, ...events]) {
      const delivery = this.#deliver(event, this.#random.below(900));
      // `drained` looks at it.
      delivery.catch(() => undefined);
      this.#deliveries.push(delivery);
    }
  }

  /** Waits until the site has taken everything. */
  async drained(): Promise<void> {
    await Promise.all(this.#deliveries);
  }

  async #deliver(event: StandInEvent, afterMs: number): Promise<void> {
    const body = JSON.stringify(event);
    for (let wait = afterMs; ; wait = 50 + this.#random.below(300)) {
      await sleep(wait, undefined, { signal: this.#over });
      this.sent += 1;
      this.underWay += 1;
      const taken = await this.#send(body);
      this.underWay -= 1;
      if (taken) return;
      this.unanswered += 1;
    }
  }

  async #send(body: string): Promise<boolean> {
    try {
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, { now: Date.now() }),
      };
      const signal = AbortSignal.timeout(10_000);
      const response = await fetch(this.#webhook, { method: 'POST', body, headers, signal });
      await response.arrayBuffer();
      return response.status === 200;
    } catch {
      return false;
    }
  }
}
