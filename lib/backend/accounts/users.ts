import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { CallAnswer } from '@/lib/api/contract/calls';
import type { Tables, UsersTable } from '../database/tables';

/** What a session knows of its user: everything but where the user came from; of the password's hash only whether there is one. */
export const userColumns = [
  'users.id',
  'users.email',
  'users.name',
  'users.nickname',
  'users.avatar',
  'users.temp',
  'users.vip_end_time',
  'users.free_vip_end_time',
  'users.exam_num',
  'users.correct_num',
  sql<number>`case when users.password_hash is null then 0 else 1 end`.as('has_password'),
] as const;

export type UserRow = Pick<
  Selectable<UsersTable>,
  | 'id'
  | 'email'
  | 'name'
  | 'nickname'
  | 'avatar'
  | 'temp'
  | 'vip_end_time'
  | 'free_vip_end_time'
  | 'exam_num'
  | 'correct_num'
> & { has_password: number };

const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** A user as answers carry it. */
export function publicUser(row: UserRow): CallAnswer<'userInfo'> {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    nickname: row.nickname,
    avatar: row.avatar,
    temp: row.temp === 1,
    vipEndTime: moment(row.vip_end_time),
    freeVipEndTime: moment(row.free_vip_end_time),
    examNum: row.exam_num,
    correctNum: row.correct_num,
    hasPassword: row.has_password === 1,
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
      vip_end_time: null,
      free_vip_end_time: null,
      exam_num: 0,
      correct_num: 0,
      channel: user.channel ?? null,
      invite_code: user.inviteCode ?? null,
      created_at: user.now,
      signed_in_at: user.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(userColumns)
    .executeTakeFirst();
}
