import type { Kysely } from 'kysely';
import { voterName } from '../articles/votes';
import type { Tables } from '../database/tables';
import { eraseWithdrawals } from '../withdrawals/forget';

interface Erased {
  id: string;
  email: string;
  now: number;
}

type Erase = (db: Kysely<Tables>, user: Erased) => Promise<unknown>;

const byUser =
  (
    table:
      | 'identities'
      | 'sessions'
      | 'click_ids'
      | 'known_places'
      | 'invites'
      | 'two_step'
      | 'recovery_codes'
      | 'step_tickets'
      | 'passkeys'
      | 'practice'
      | 'ai_usage'
      | 'exams'
      | 'corrections'
      | 'spoken'
      | 'tutor_threads'
      | 'tutor_days',
  ): Erase =>
  (db, { id }) =>
    db.deleteFrom(table).where('user_id', '=', id).execute();

const byAddress =
  (table: 'codes' | 'tickets'): Erase =>
  (db, { email }) =>
    db.deleteFrom(table).where('email', '=', email).execute();

/**
 * What becomes of each table when an account is deleted; null where it holds nothing personal. A table that is not named here does
 * not compile, and a test looks through all of them for what is left.
 */
const erasing: Record<keyof Tables, Erase | null> = {
  identities: byUser('identities'),
  sessions: byUser('sessions'),
  click_ids: byUser('click_ids'),
  known_places: byUser('known_places'),
  invites: byUser('invites'),
  // In this order: a code belongs to a two-step login.
  recovery_codes: byUser('recovery_codes'),
  two_step: byUser('two_step'),
  step_tickets: byUser('step_tickets'),
  passkeys: byUser('passkeys'),
  practice: byUser('practice'),
  ai_usage: byUser('ai_usage'),
  // Recordings go with them, and what comes of one that is under way is written nowhere.
  corrections: byUser('corrections'),
  correction_recordings: null,
  spoken: byUser('spoken'),
  // Answers and recordings go with them, also those that are written at the same moment.
  exams: byUser('exams'),
  exam_answers: null,
  exam_recordings: null,
  // What was said goes with them.
  tutor_threads: byUser('tutor_threads'),
  tutor_messages: null,
  tutor_days: byUser('tutor_days'),
  // Nobody's: how hard questions are.
  scored_answers: null,
  // Hashes of random names.
  passkey_challenges: null,
  codes: byAddress('codes'),
  tickets: byAddress('tickets'),
  article_votes: (db, { id }) =>
    db.deleteFrom('article_votes').where('visitor', '=', voterName(id)).execute(),
  users: (db, { id, now }) =>
    db
      .updateTable('users')
      .set({
        // No address, so that none is equal to it, and the old one is free.
        email: `deleted:${id}`,
        password_hash: null,
        name: null,
        nickname: null,
        avatar: null,
        channel: null,
        invite_code: null,
        locale: null,
        signed_in_at: now,
        deleted_at: now,
      })
      .where('id', '=', id)
      .execute(),
  withdrawals: eraseWithdrawals,
  // Invoices are kept by law, and a payment under way may still come; they name what was bought and a user who is nobody now.
  purchases: null,
  grants: null,
  payment_events: null,
  plans: null,
  // Hashes of random names.
  used_id_tokens: null,
  // Pages, not who saw them.
  path_log: null,
  // Names that cannot be guessed back, for a day at most.
  rate_limits: null,
  secrets: null,
};

/**
 * Takes everything personal out of an account. Its row stays, empty: purchases point at it, and what the payment provider tells of
 * them later is written down as ever.
 */
export async function eraseUser(db: Kysely<Tables>, user: Erased): Promise<void> {
  for (const erase of Object.values(erasing)) await erase?.(db, user);
}
