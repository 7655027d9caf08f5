import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';

export const voterName = (userId: string) => `user:${userId}`;

interface Vote {
  path: string;
  rate: number;
  /** The user who votes; others vote as their network, which has one vote. */
  userId?: string | undefined;
  /** Pseudonym of where the vote comes from. */
  network: string;
  now: number;
}

/** A mean of fewer networks could be the work of one reader, so it is nobody's to see. */
const enoughNetworks = 20;

/** Keeps a vote; an earlier one of the same voter for the same article is replaced, and by a user's also that of the network. */
export async function vote(
  database: Kysely<Tables>,
  { path, rate, userId, network, now }: Vote,
): Promise<void> {
  await database.transaction().execute(async (db) => {
    if (userId !== undefined) {
      await db.deleteFrom('article_votes').where('path', '=', path).where('visitor', '=', network).execute();
    }
    await db
      .insertInto('article_votes')
      .values({
        path,
        visitor: userId === undefined ? network : voterName(userId),
        network,
        rate,
        voted_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['path', 'visitor']).doUpdateSet({ rate, network, voted_at: now }),
      )
      .execute();
  });
}

/** Accounts cost an address each, and one client can have many: as many of them as may share a network count, and no more. */
const mostPerNetwork = 5;

/**
 * Mean rating, to two decimals, 0 before the votes come from {@link enoughNetworks}. What comes from one network counts as at most
 * {@link mostPerNetwork} votes, of the mean of all of them.
 */
export async function ratingOf(db: Kysely<Tables>, path: string): Promise<{ rate: number; count: number }> {
  const networks = await db
    .selectFrom('article_votes')
    .select(({ fn }) => [fn.sum<number>('rate').as('sum'), fn.countAll<number>().as('count')])
    .where('path', '=', path)
    // Of votes of before networks were kept each is its voter's.
    .groupBy(sql`coalesce(network, visitor)`)
    .execute();
  const counted = networks.map(({ sum, count }) => ({
    mean: Number(sum) / Number(count),
    votes: Math.min(Number(count), mostPerNetwork),
  }));
  const votes = counted.reduce((total, network) => total + network.votes, 0);
  const sum = counted.reduce((total, network) => total + network.mean * network.votes, 0);
  const isShown = networks.length >= enoughNetworks;
  return { rate: isShown ? Math.round((sum / votes) * 100) / 100 : 0, count: votes };
}
