import type { Kysely } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import type { Tables } from '../../database/tables';
import { ApiFailure } from '../../base/failure';
import type { CallContext } from '../../calls/route';
import { hashOf, randomSecret } from '../../secrets/secrets';
import { newStepName, stepCookie, stepMs } from '../../sessions/step-cookie';

interface Login {
  userId: string;
  channel: string | undefined;
  /** Of the Google account that is linked once the login is complete; null for none. */
  googleSubject: string | null;
}

interface BegunLogin {
  ticket: string;
  /** Value of the cookie without which the ticket is good for nothing. */
  browser: string;
}

/** Keeps a login that waits for its second step: ten minutes, one use, for this browser. */
export async function beginSecondStep(
  { deps, visitor }: Pick<CallContext<'login' | 'google'>, 'deps' | 'visitor'>,
  db: Kysely<Tables>,
  { userId, channel, googleSubject }: Login,
): Promise<BegunLogin> {
  const ticket = randomSecret();
  // Two tabs may be at it at once.
  const browser = visitor.loginStep ?? newStepName();
  await db
    .insertInto('step_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      user_id: userId,
      browser_hash: hashOf(browser),
      channel: channel ?? null,
      google_subject: googleSubject,
      expires_at: deps.now() + stepMs,
    })
    .execute();
  return { ticket, browser };
}

/** To be thrown once the transaction has committed: thrown inside, it takes the ticket back. */
export function secondStepLeft(
  { deps }: Pick<CallContext<'login' | 'google'>, 'deps'>,
  { ticket, browser }: BegunLogin,
): ApiFailure {
  return new ApiFailure(failures.secondFactor, {
    ticket,
    headers: { 'set-cookie': stepCookie(browser, deps.settings.SITE_URL) },
  });
}

/** The login that a ticket stands for; undefined once it is spent or over, and in any other browser than the one it was begun in. */
export function findStepTicket(
  db: Kysely<Tables>,
  { ticket, browser, now }: { ticket: string; browser: string | undefined; now: number },
) {
  return db
    .selectFrom('step_tickets')
    .innerJoin('users', 'users.id', 'step_tickets.user_id')
    .select([
      'step_tickets.ticket_hash',
      'step_tickets.user_id',
      'step_tickets.channel',
      'step_tickets.google_subject',
      'users.email',
      'users.locale',
    ])
    .where('ticket_hash', '=', hashOf(ticket))
    .where('browser_hash', '=', hashOf(browser ?? ''))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a ticket up; false when somebody else was first. */
export async function spendStepTicket(db: Kysely<Tables>, ticketHash: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('step_tickets')
    .where('ticket_hash', '=', ticketHash)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Voids every login of a user that waits: what was right at its first step no longer is. */
export async function voidStepTickets(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('step_tickets').where('user_id', '=', userId).execute();
}
