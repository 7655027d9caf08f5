import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** Deletes what has run out: sessions, codes, tickets, counters. */
export async function purgeExpired(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('tickets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
}
