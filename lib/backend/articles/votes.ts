import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** How the vote of a user is signed. */
export const voterName = (userId: string) => `user:${userId}`;

/** Keeps a vote; a voter's earlier one for the same article is replaced. */
export async function vote(
  db: Kysely<Tables>,
  { path, rate, voter, now }: { path: string; rate: number; voter: string; now: number },
): Promise<void> {
  await db
    .insertInto('article_votes')
    .values({ path, visitor: voter, rate, voted_at: now })
    .onConflict((conflict) => conflict.columns(['path', 'visitor']).doUpdateSet({ rate, voted_at: now }))
    .execute();
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
