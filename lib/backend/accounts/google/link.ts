import type { Kysely } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import { insertUser } from '../users';
import { userColumns, type UserRow } from '../../sessions/user-row';
import type { Tables } from '../../database/tables';
import { ApiFailure } from '../../base/failure';
import type { GoogleIdentity } from '../../google/proofs';

export interface Origin {
  channel?: string | undefined;
  invite_code?: string | undefined;
}

interface FirstTime extends Origin {
  /** Of the password that was proven to be the account's; undefined where none was asked for. */
  passwordHash: string | undefined;
  now: number;
}

export function userOf(db: Kysely<Tables>, subject: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(userColumns)
    .where('identities.provider', '=', 'google')
    .where('identities.subject', '=', subject)
    .executeTakeFirst();
}

/**
 * An unverified address opens nothing: it could be anybody's. A verified one opens a new account, and is to be linked with the
 * account that has it where Google is authoritative for the address or the account's password was proven; but not one that belongs to another Google
 * account already, as after an address was given to somebody else.
 */
export async function firstTime(
  db: Kysely<Tables>,
  identity: GoogleIdentity,
  { passwordHash, now, ...origin }: FirstTime,
): Promise<{ user: UserRow; isNew: boolean }> {
  if (!identity.emailVerified) throw new ApiFailure(failures.untrustedJwt);
  const created = await insertUser(db, {
    email: identity.email,
    passwordHash: null,
    name: identity.name,
    avatar: identity.picture,
    channel: origin.channel,
    inviteCode: origin.invite_code,
    now,
  });
  const user = created ?? (await linkable(db, identity, passwordHash));
  return { user, isNew: created !== undefined };
}

/** Links a Google account with the account that it was found to open. @throws ApiFailure where it opens another one by now */
export async function linkGoogle(
  db: Kysely<Tables>,
  { subject, userId, now }: { subject: string; userId: string; now: number },
): Promise<void> {
  await db
    .insertInto('identities')
    .values({ provider: 'google', subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const linked = await userOf(db, subject);
  if (linked?.id !== userId) throw new ApiFailure(failures.untrustedJwt);
}

/** The account that has the address. Its password is compared once more: it may have been changed since it was proven. */
async function linkable(
  db: Kysely<Tables>,
  { email, authoritative, sub }: GoogleIdentity,
  passwordHash: string | undefined,
): Promise<UserRow> {
  const owner = await db
    .selectFrom('users')
    .select([...userColumns, 'users.password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!owner) throw new ApiFailure(failures.untrustedJwt);
  const { password_hash: currentHash, ...user } = owner;
  if (authoritative || (passwordHash !== undefined && passwordHash === currentHash)) return user;
  // Two first sign-ins of one Google account may meet; the other one has opened the account.
  if ((await userOf(db, sub))?.id === user.id) return user;
  throw new ApiFailure(failures.passwordNeeded);
}
