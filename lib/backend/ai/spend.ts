import { sql, type Kysely } from 'kysely';
import { dayMs } from '../base/day-ms';
import type { Tables } from '../database/tables';
import type { AiMessage } from './service';

/*
 * How much of the connected service an account may use on a day of UTC (`AI_TOKENS_PER_DAY`), corrections and the tutor together. Before a
 * request: `reserveTokens` with `tokensOf(messages) + maxTokens`; undefined means that the day's are used up until `dayEnds(now)`. After
 * it, also where it failed or was stopped: `settleTokens` with what the service says that it has used (`AiUsage.tokens`), with 0 where
 * nothing was sent, and with `reservation.tokens` where nobody knows.
 */

type Db = Kysely<Tables>;

/** Tokens that are kept for a request under way. What a process had reserved that was killed counts as used: it may well be. */
export interface Reservation {
  userId: string;
  day: string;
  tokens: number;
}

interface Account {
  userId: string;
  /** Epoch ms. */
  now: number;
  perDay: number;
}

/**
 * Keeps tokens for a request. One statement does it, so of requests that come at once, to any instance, none gets more than is left.
 *
 * @returns undefined where fewer are left
 */
export async function reserveTokens(
  db: Db,
  { userId, now, tokens, perDay }: Account & { tokens: number },
): Promise<Reservation | undefined> {
  if (tokens > perDay) return undefined;
  const day = dayOf(now);
  const row = await db
    .insertInto('ai_usage')
    .values({ user_id: userId, day, tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet({ tokens: sql<number>`ai_usage.tokens + excluded.tokens` })
        .where(sql<boolean>`ai_usage.tokens + excluded.tokens <= ${perDay}`),
    )
    .returning('day')
    .executeTakeFirst();
  return row && { userId, day, tokens };
}

/** Puts what was used in the place of what was reserved; once for each reservation. */
export async function settleTokens(
  db: Db,
  { userId, day, tokens }: Reservation,
  used: number,
): Promise<void> {
  if (used === tokens) return;
  await db
    .updateTable('ai_usage')
    .set(({ eb }) => ({ tokens: eb('tokens', '+', used - tokens) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}

export async function tokensLeft(db: Db, { userId, now, perDay }: Account): Promise<number> {
  const row = await db
    .selectFrom('ai_usage')
    .select('tokens')
    .where('user_id', '=', userId)
    .where('day', '=', dayOf(now))
    .executeTakeFirst();
  return Math.max(0, perDay - (row?.tokens ?? 0));
}

/** When the next day begins, epoch ms. */
export const dayEnds = (now: number): number => (Math.floor(now / dayMs) + 1) * dayMs;

/** How many tokens a text is at most, about: a service counts by its model, and 3 bytes are seldom more than one. */
export const tokensIn = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3);

/** As {@link tokensIn}, with 8 for the frame of each message. */
export const tokensOf = (messages: readonly AiMessage[]): number =>
  messages.reduce((sum, { content }) => sum + tokensIn(content) + 8, 0);

export async function purgeUsage(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('ai_usage')
    .where('day', '<', dayOf(now - dayMs))
    .execute();
}

/** The day of UTC, such as `2026-11-24`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
