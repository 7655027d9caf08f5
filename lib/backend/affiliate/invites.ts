import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** Letters and digits that nobody takes for one another, so that a code can be read out. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** About 50 bits: nobody guesses one that exists, and two are hardly ever alike. */
const length = 10;

const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

interface Owner {
  userId: string;
  /** Epoch ms. */
  now: number;
}

/** A user's code and how often it was followed; the code is made when it is first asked for, and stays. */
export async function inviteOf(
  db: Kysely<Tables>,
  { userId, now }: Owner,
  makeCode: () => string = newCode,
): Promise<{ code: string; visits: number }> {
  for (;;) {
    const found = await db
      .selectFrom('invites')
      .select(['code', 'visits'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (found) return found;
    // Of a user's other request at the same moment, or somebody else's code, however unlikely.
    await db
      .insertInto('invites')
      .values({ user_id: userId, code: makeCode(), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Counts one visit by a code; nothing for a code that nobody has.
 *
 * @param visitor id of the user who comes by it, where one does: the owner's own visits do not count
 */
export async function countVisit(db: Kysely<Tables>, code: string, visitor?: string): Promise<void> {
  await db
    .updateTable('invites')
    .set((invites) => ({ visits: invites('visits', '+', 1) }))
    .where('code', '=', code)
    .$if(visitor !== undefined, (invites) => invites.where('user_id', '!=', visitor ?? ''))
    .execute();
}
