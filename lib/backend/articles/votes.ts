import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** How the vote of a user is signed. */
export const voterName = (userId: string) => `user:${userId}`;

interface Vote {
  path: string;
  rate: number;
  /** How the vote is signed. */
  voter: string;
  /** How the same visitor's earlier vote may be signed instead. */
  formerVoter?: string | undefined;
  now: number;
}

/** Keeps a vote; a visitor's earlier one for the same article is replaced. */
export async function vote(
  database: Kysely<Tables>,
  { path, rate, voter, formerVoter, now }: Vote,
): Promise<void> {
  await database.transaction().execute(async (db) => {
    if (formerVoter !== undefined) {
      await db
        .deleteFrom('article_votes')
        .where('path', '=', path)
        .where('visitor', '=', formerVoter)
        .execute();
    }
    await db
      .insertInto('article_votes')
      .values({ path, visitor: voter, rate, voted_at: now })
      .onConflict((conflict) => conflict.columns(['path', 'visitor']).doUpdateSet({ rate, voted_at: now }))
      .execute();
  });
}

/** Mean rating, to two decimals, 0 without votes. */
export async function ratingOf(db: Kysely<Tables>, path: string): Promise<{ rate: number; count: number }> {
  const { sum, count } = await db
    .selectFrom('article_votes')
    .select(({ fn }) => [fn.sum<number | null>('rate').as('sum'), fn.countAll<number>().as('count')])
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  const votes = Number(count);
  return { rate: votes === 0 ? 0 : Math.round((Number(sum) / votes) * 100) / 100, count: votes };
}
