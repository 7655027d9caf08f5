import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** Providers send an event again for days at most, by hand for some weeks; and what an event says counts once in any case. */
const eventLifeMs = 90 * 24 * 60 * 60 * 1000;

/** Deletes what has run out: sessions, codes, tickets, counters, names of old payment events. */
export async function purgeExpired(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('tickets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<=', now - eventLifeMs)
    .execute();
}
