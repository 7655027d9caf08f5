import type { Kysely } from 'kysely';
import { idleLifeMs } from './sessions/sessions';
import type { Tables } from './database/tables';
import { dayMs } from './base/day-ms';
import { purgeUsage } from './ai/spend';
import { purgeCorrections } from './correction/orders/purge-corrections';
import { purgeRecordings } from './exams/recordings/purge-recordings';
import { purgeTutor } from './tutor/threads/purge-tutor';
import { purgeDeclarations } from './withdrawals/forget';

/** Providers send an event again for days at most, by hand for some weeks; and what an event says counts once in any case. */
const eventLifeMs = 90 * dayMs;

/** For how long it is worth knowing which pages were read. */
const pathLifeMs = 30 * dayMs;

/** The life of the cookies that hold click ids, after which advertisers ask for none. */
const clickLifeMs = 90 * dayMs;

/** A browser that was away for longer than a session lasts has to forget by itself what was forgotten elsewhere. */
const forgottenLifeMs = 400 * 24 * 60 * 60 * 1000;

export async function purgeExpired(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('last_used_at', '<=', now - idleLifeMs)]))
    .execute();
  await db.deleteFrom('codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('tickets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('step_tickets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('known_places').where('expires_at', '<=', now).execute();
  await db.deleteFrom('used_id_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<=', now - eventLifeMs)
    .execute();
  await db
    .deleteFrom('path_log')
    .where('logged_at', '<=', now - pathLifeMs)
    .execute();
  await db
    .deleteFrom('click_ids')
    .where('logged_at', '<=', now - clickLifeMs)
    .execute();
  await purgeDeclarations(db, now);
  await purgeRecordings(db, now);
  await purgeCorrections(db, now);
  await purgeUsage(db, now);
  await purgeTutor(db, now);
  await db
    .deleteFrom('practice')
    .where('value', 'is', null)
    .where('mark', '<=', now - forgottenLifeMs)
    .execute();
}
