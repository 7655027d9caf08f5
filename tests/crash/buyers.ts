import { setTimeout as sleep } from 'node:timers/promises';
import { mockExamPacks, vipPlans } from '../../lib/offers/offers';
import type { StandInSession, StripeStandIn } from '../doubles/backend/stripe-stand-in';
import type { Owned } from './books';
import type { Outbox } from './outbox';
import type { Random } from './random';

export interface Buyer {
  userId: string;
  token: string;
}

const plans = [mockExamPacks[0], ...mockExamPacks.slice(1), ...vipPlans] as const;

interface Street {
  origin: string;
  stripe: StripeStandIn;
  outbox: Outbox;
  random: Random;
  over: AbortSignal;
}

/** What buyers do at the site and at Stripe, while the site may be killed at any moment. */
export class Buyers {
  /** Who began which purchase, as far as the site told. */
  readonly owners = new Map<string, string>();
  readonly #street: Street;

  constructor(street: Street) {
    this.#street = street;
  }

  /** One purchase from the button to whatever becomes of it. */
  async buy(buyer: Buyer): Promise<void> {
    const { stripe, random, over } = this.#street;
    const { vipId } = random.pick(plans);
    await sleep(random.below(400), undefined, { signal: over });
    const { logVipId } = await this.#ask<{ logVipId: string }>(buyer, `stripe/payUrl?vipId=${vipId}`);
    this.owners.set(logVipId, buyer.userId);
    this.#pay(stripe.sessionOf(logVipId));
    if (random.chance(0.5)) await this.#ask(buyer, `stripe/status?logVipId=${logVipId}`);
  }

  /** What the site tells every buyer at last. */
  async askWhatIsOwned(buyers: readonly Buyer[]): Promise<Map<string, Owned>> {
    const owned = new Map<string, Owned>();
    for (const buyer of buyers) {
      const { vipEndTime, examNum, correctNum, unlimited } = await this.#ask<Owned>(buyer, 'userInfo');
      owned.set(buyer.userId, { vipEndTime, examNum, correctNum, unlimited });
    }
    return owned;
  }

  #pay(session: StandInSession): void {
    const { stripe, outbox, random } = this.#street;
    const fate = random.next();
    if (fate < 0.1) return;
    if (fate < 0.2) return outbox.post(stripe.expire(session));
    const isLate = fate < 0.4;
    const events = [stripe.complete(session, { later: isLate })];
    if (fate < 0.25) return outbox.post(...events, stripe.fail(session));
    if (isLate) events.push(stripe.settle(session));
    if (random.chance(0.15)) events.push(stripe.refund(session));
    else if (random.chance(0.1)) events.push(stripe.refund(session, 100));
    if (random.chance(0.1)) events.push(stripe.dispute(session, random.pick(['lost', 'won'])));
    outbox.post(...events);
  }

  /** Asks until there is an answer, as a buyer does who presses the button again. */
  async #ask<Data>({ token }: Buyer, call: string): Promise<Data> {
    const { origin, over } = this.#street;
    for (;;) {
      try {
        const response = await fetch(`${origin}/api/v1/${call}`, {
          headers: { authorization: `Bearer ${token}` },
          signal: AbortSignal.timeout(10_000),
        });
        const { data } = (await response.json()) as { data?: Data };
        if (response.ok && data) return data;
        if (response.status < 500) throw new Refusal(`${call} answered ${response.status}`);
      } catch (error) {
        if (error instanceof Refusal) throw error;
      }
      await sleep(100, undefined, { signal: over });
    }
  }
}

/** An answer that asking again would not change. */
class Refusal extends Error {}
