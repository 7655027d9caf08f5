import type { Kysely } from 'kysely';
import type { Scene } from '@/lib/api/contract/fields';
import type { Tables } from '../database/tables';
import { hashOf, randomSecret } from '../secrets/secrets';

const lifeMs = 15 * 60 * 1000;

interface TicketScope {
  email: string;
  scene: Scene;
  now: number;
}

/** Makes the proof that `email` was verified for `scene`: one use, 15 minutes. */
export async function issueTicket(db: Kysely<Tables>, { email, scene, now }: TicketScope): Promise<string> {
  const ticket = randomSecret();
  await db
    .insertInto('tickets')
    .values({ ticket_hash: hashOf(ticket), email, scene, expires_at: now + lifeMs })
    .execute();
  return ticket;
}

/** Whether {@link spendTicket} would take it, without using it up: a mistyped code must not cost the ticket. */
export async function holdsTicket(
  db: Kysely<Tables>,
  { ticket, email, scene, now }: TicketScope & { ticket: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('tickets')
    .select('email')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('email', '=', email)
    .where('scene', '=', scene)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses a ticket up; false when it is not one for this address and scene. */
export async function spendTicket(
  db: Kysely<Tables>,
  { ticket, email, scene, now }: TicketScope & { ticket: string },
): Promise<boolean> {
  const used = await db
    .deleteFrom('tickets')
    .where('ticket_hash', '=', hashOf(ticket))
    .where('email', '=', email)
    .where('scene', '=', scene)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  return used !== undefined;
}

export async function voidTickets(
  db: Kysely<Tables>,
  { email, scene }: Omit<TicketScope, 'now'>,
): Promise<void> {
  await db.deleteFrom('tickets').where('email', '=', email).where('scene', '=', scene).execute();
}
