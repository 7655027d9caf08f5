import type { Kysely } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import { sessionDays } from '@/lib/api/contract/durations';
import type { Tables } from '../database/tables';
import { dayMs } from '../base/day-ms';
import { ApiFailure } from '../base/failure';
import type { Visitor } from '../base/visitor';
import { deviceOf } from './device';
import { hashOf, randomSecret } from '../secrets/secrets';
import { userColumns, type UserRow } from './user-row';

export const idleLifeMs = 30 * dayMs;
/** A session that is used all the time is written to this seldom. */
const noteUseEveryMs = 5 * 60 * 1000;

export interface Session {
  tokenHash: string;
  /** Epoch ms of the sign-in. */
  createdAt: number;
  user: UserRow;
}

interface NewSession {
  userId: string;
  channel: string | undefined;
  visitor: Pick<Visitor, 'userAgent' | 'locale'>;
  now: number;
}

/**
 * Opens a session and returns its token, which is not kept. Ends after 30 days without use, after 90 days in any case.
 *
 * @throws ApiFailure 401 when the account was deleted meanwhile
 */
export async function createSession(
  db: Kysely<Tables>,
  { userId, channel, visitor, now }: NewSession,
): Promise<string> {
  const token = randomSecret();
  const user = await db
    .updateTable('users')
    .set((column) => ({ locale: visitor.locale ?? column.ref('locale') }))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!user) throw new ApiFailure(failures.unauthorized);
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      channel: channel ?? null,
      created_at: now,
      expires_at: now + sessionDays * dayMs,
      last_used_at: now,
      device: deviceOf(visitor.userAgent),
    })
    .execute();
  return token;
}

/**
 * The session an `Authorization: Bearer` header opens.
 *
 * @returns null without one, and for a token that is unknown, expired, idle for too long or revoked
 */
export async function findSession(
  db: Kysely<Tables>,
  authorization: string | null,
  now: number,
): Promise<Session | null> {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const tokenHash = hashOf(token);
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...userColumns, 'sessions.created_at', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', now - idleLifeMs)
    .executeTakeFirst();
  if (!found) return null;
  const { created_at: createdAt, last_used_at: lastUsedAt, ...user } = found;
  if (now - lastUsedAt >= noteUseEveryMs) await noteUse(db, tokenHash, now);
  return { tokenHash, createdAt, user };
}

async function noteUse(db: Kysely<Tables>, tokenHash: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function endSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function endSessionsOf(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function endOtherSessions(
  db: Kysely<Tables>,
  { tokenHash, user }: Pick<Session, 'tokenHash' | 'user'>,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('token_hash', '!=', tokenHash)
    .execute();
}
