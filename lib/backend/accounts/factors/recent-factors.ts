import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { dayMs } from '../../base/day-ms';

/**
 * For how long a new password that is set by mail also takes away what was added to log in with, in milliseconds. Somebody who knows
 * the password could otherwise add what is theirs and shut the owner out, to whom the mail about it offers a new password.
 */
export const settlingTime = 3 * dayMs;

/** Whether a user has two-step login for longer than {@link settlingTime}: a newer one may be the work of somebody who has the password. */
export async function hasSettledTwoStep(db: Kysely<Tables>, userId: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('two_step')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('created_at', '<=', now - settlingTime)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes away what is newer, recovery codes with their two-step login. */
export async function dropRecentFactors(db: Kysely<Tables>, userId: string, now: number): Promise<void> {
  for (const table of ['two_step', 'passkeys'] as const) {
    await db
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('created_at', '>', now - settlingTime)
      .execute();
  }
}
