import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { hashOf, randomSecret } from './secrets';
import { userColumns, type UserRow } from './users';

const lifeMs = 90 * 24 * 60 * 60 * 1000;

export interface Session {
  tokenHash: string;
  user: UserRow;
}

/** Opens a session and returns its token, which is not kept. Lasts 90 days. */
export async function createSession(
  db: Kysely<Tables>,
  { userId, channel, now }: { userId: string; channel: string | undefined; now: number },
): Promise<string> {
  const token = randomSecret();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      channel: channel ?? null,
      created_at: now,
      expires_at: now + lifeMs,
    })
    .execute();
  return token;
}

/**
 * The session an `Authorization: Bearer` header opens.
 *
 * @returns null without one, and for a token that is unknown, expired or revoked
 */
export async function findSession(
  db: Kysely<Tables>,
  authorization: string | null,
  now: number,
): Promise<Session | null> {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const tokenHash = hashOf(token);
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(userColumns)
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  return user ? { tokenHash, user } : null;
}

export async function endSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function endSessionsOf(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
