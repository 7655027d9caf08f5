import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { failures } from '@/lib/api/contract/call';
import type { CallAnswer } from '@/lib/api/contract/calls';
import type { Locale } from '@/lib/i18n/locales';
import type { Tables } from '../database/tables';
import type { Deps } from '../calls/deps';
import { ApiFailure } from '../base/failure';
import { ownedBy } from '../purchases/owned';
import { userColumns, type UserRow } from '../sessions/user-row';

const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export async function publicUser(
  deps: Pick<Deps, 'db' | 'now' | 'payments'>,
  row: UserRow,
): Promise<CallAnswer<'userInfo'>> {
  const { vipEndTime, examNum, correctNum, unlimited } = await ownedBy(deps, row);
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    nickname: row.nickname,
    avatar: row.avatar,
    temp: row.temp === 1,
    vipEndTime: moment(vipEndTime),
    freeVipEndTime: moment(row.free_vip_end_time),
    hasPassword: row.has_password === 1,
    examNum,
    correctNum,
    unlimited,
  };
}

export interface NewUser {
  email: string;
  passwordHash: string | null;
  name: string | null;
  avatar: string | null;
  channel: string | undefined;
  inviteCode: string | undefined;
  now: number;
}

/** Opens an account; undefined when the address has one, also one opened at the same moment. */
export function insertUser(db: Kysely<Tables>, user: NewUser): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: user.email,
      password_hash: user.passwordHash,
      name: user.name,
      nickname: user.name,
      avatar: user.avatar,
      temp: 0,
      free_vip_end_time: null,
      channel: user.channel ?? null,
      invite_code: user.inviteCode ?? null,
      created_at: user.now,
      signed_in_at: user.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(userColumns)
    .executeTakeFirst();
}

/**
 * Locks the row of an account until the transaction ends: a login, a payment or a deletion at the same moment comes before or after
 * all of it. Whatever changes more than one table of an account does this first, so that no two wait for each other.
 *
 * @param db a transaction
 * @returns the language of the account's mail
 * @throws ApiFailure 401 where the account is deleted
 */
export async function lockUser(db: Kysely<Tables>, id: string): Promise<Locale | null> {
  const user = await db
    .updateTable('users')
    // An update that changes nothing: SQLite knows no `select for update`.
    .set((column) => ({ locale: column.ref('locale') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('locale')
    .executeTakeFirst();
  if (!user) throw new ApiFailure(failures.unauthorized);
  return user.locale;
}
