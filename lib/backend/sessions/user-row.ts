import { sql, type Selectable } from 'kysely';
import type { UsersTable } from '../database/tables';

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
