import type { Kysely } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import type { CallAnswer } from '@/lib/api/contract/calls';
import { createSession } from '../accounts/sessions';
import { insertUser, publicUser, userColumns, type UserRow } from '../accounts/users';
import type { Tables } from '../database/tables';
import type { Deps } from '../deps';
import { ApiFailure } from '../http/failure';
import type { Visitor } from '../http/visitor';
import { logClickIds } from '../tracking/click-ids';
import type { GoogleIdentity } from './proofs';

interface Origin {
  channel?: string | undefined;
  invite_code?: string | undefined;
  fbc?: string | undefined;
  fbp?: string | undefined;
}

/** Signs in whom Google vouches for, and opens an account at the first time. */
export function signInWithGoogle(
  deps: Pick<Deps, 'db' | 'now' | 'payments'>,
  identity: GoogleIdentity,
  origin: Origin,
  visitor: Visitor,
): Promise<CallAnswer<'login'>> {
  const now = deps.now();
  const { channel, fbc, fbp } = origin;
  return deps.db.transaction().execute(async (db) => {
    const known = await userOf(db, identity.sub);
    const { user, isNew } = known
      ? { user: known, isNew: false }
      : await firstTime(db, identity, origin, now);
    await db.updateTable('users').set({ signed_in_at: now }).where('id', '=', user.id).execute();
    await logClickIds(db, { userId: user.id, fbc, fbp, now });
    const token = await createSession(db, { userId: user.id, channel, visitor, now });
    return { token, user: await publicUser({ ...deps, db }, user), isNew };
  });
}

function userOf(db: Kysely<Tables>, subject: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(userColumns)
    .where('identities.provider', '=', 'google')
    .where('identities.subject', '=', subject)
    .executeTakeFirst();
}

/**
 * An unverified address opens nothing: it could be anybody's. A verified one also opens the account that has it, unless that
 * account belongs to another Google account already, as after an address was given to somebody else.
 */
async function firstTime(
  db: Kysely<Tables>,
  identity: GoogleIdentity,
  origin: Origin,
  now: number,
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
  const user =
    created ??
    (await db.selectFrom('users').select(userColumns).where('email', '=', identity.email).executeTakeFirst());
  if (!user) throw new ApiFailure(failures.untrustedJwt);
  await db
    .insertInto('identities')
    .values({ provider: 'google', subject: identity.sub, user_id: user.id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const linked = await userOf(db, identity.sub);
  if (linked?.id !== user.id) throw new ApiFailure(failures.untrustedJwt);
  return { user, isNew: created !== undefined };
}
