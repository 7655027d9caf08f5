import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { CallAnswer } from '@/lib/api/contract/calls';
import type { Tables, UsersTable } from '../database/tables';
import type { Deps } from '../deps';
import { ownedBy } from '../purchases/owned';

/** What a session knows of its user: everything but where the user came from; of the password's hash only whether there is one. */
export const userColumns = [
  'users.id',
  'users.email',
  'users.name',
  'users.nickname',
  'users.avatar',
  'users.temp',
  'users.vip_base_time',
  'users.free_vip_end_time',
  sql<number>`case when users.password_hash is null then 0 else 1 end`.as('has_password'),
] as const;

export type UserRow = Pick<
  Selectable<UsersTable>,
  'id' | 'email' | 'name' | 'nickname' | 'avatar' | 'temp' | 'vip_base_time' | 'free_vip_end_time'
> & { has_password: number };

const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** A user as answers carry it, with what the user owns at this moment. */
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
