import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { createSession } from '../../lib/backend/sessions/sessions';
import { insertUser } from '../../lib/backend/accounts/users';
import type { Tables } from '../../lib/backend/database/tables';
import { webhookSecret } from '../doubles/backend/stripe-stand-in';
import { freePort } from '../../scripts/run/server.mjs';
import { audit, type Audit } from './audit';
import { readBooks } from './books';
import { Buyers, type Buyer } from './buyers';
import { Outbox } from './outbox';
import { inDatabase, preparePlace, type DatabaseKind } from './place';
import { Random } from './random';
import { Site } from './site';
import { startStripe } from './stripe-server';

const rounds = 20;
const purchasesPerRound = 10;
const users = 60;

export interface Figures extends Audit {
  /** Checkouts Stripe has opened. */
  sessions: number;
  events: number;
  sent: number;
  unanswered: number;
  kills: number;
  /** Kills while at least one event was being taken. */
  midway: number;
}

/** Lets buyers buy while the site is killed again and again, and compares what they own with what they paid. */
export async function crashRun(kind: DatabaseKind, seed: number, over: AbortSignal): Promise<Figures> {
  const random = new Random(seed);
  setMaxListeners(0, over);
  const place = await preparePlace(kind);
  const { stripe, origin, close } = await startStripe();
  const site = new Site(await freePort(0), {
    ...place.settings,
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: origin,
  });
  try {
    await site.start();
    const buyers = await inDatabase(place, openAccounts);
    const outbox = new Outbox(site.origin, random, over);
    const street = new Buyers({ origin: site.origin, stripe, outbox, random, over });
    let midway = 0;

    for (let round = 0; round < rounds; round += 1) {
      const bought = Promise.all(
        Array.from({ length: purchasesPerRound }, () => street.buy(buyerIn(round, buyers, random))),
      );
      // Looked at below; until then a failure is not yet an unhandled one.
      bought.catch(() => undefined);
      await sleep(100 + random.below(900), undefined, { signal: over });
      if (outbox.underWay > 0) midway += 1;
      await site.kill();
      await site.start();
      await bought;
      // Checkouts whose address never reached a buyer.
      for (const session of stripe.sessions.values()) {
        const isLost = !street.owners.has(session.client_reference_id) && session.status === 'open';
        if (isLost && random.chance(0.5)) outbox.post(stripe.expire(session));
      }
    }
    await outbox.drained();
    const owned = await street.askWhatIsOwned(buyers);
    const { kills } = site;
    await site.kill();

    const books = readBooks(stripe.sessions.values(), outbox.events);
    const result = await inDatabase(place, (db) => audit(db, books, { owners: street.owners, owned }));
    const { sent, unanswered, events } = outbox;
    return {
      ...result,
      sessions: stripe.sessions.size,
      events: events.length,
      sent,
      unanswered,
      kills,
      midway,
    };
  } catch (error) {
    console.error(site.complaints);
    throw error;
  } finally {
    await site.kill();
    close();
    await place.clear();
  }
}

/** Who buys next: half of a round's purchases are those of three users, so that their grants meet. */
function buyerIn(round: number, buyers: readonly [Buyer, ...Buyer[]], random: Random): Buyer {
  const crowded = buyers[(round * 3 + random.below(3)) % buyers.length];
  return crowded && random.chance(0.5) ? crowded : random.pick(buyers);
}

async function openAccounts(db: Kysely<Tables>): Promise<readonly [Buyer, ...Buyer[]]> {
  const now = Date.now();
  const open = async (index: number): Promise<Buyer> => {
    const user = await insertUser(db, {
      email: `buyer-${index}@example.com`,
      passwordHash: null,
      name: null,
      avatar: null,
      channel: undefined,
      inviteCode: undefined,
      now,
    });
    if (!user) throw new Error('The address is taken');
    const visitor = { userAgent: '', locale: null };
    const session = { userId: user.id, channel: undefined, visitor, now };
    return { userId: user.id, token: await createSession(db, session) };
  };
  const buyers: [Buyer, ...Buyer[]] = [await open(0)];
  for (let index = 1; index < users; index += 1) buyers.push(await open(index));
  return buyers;
}
