import type { Migration } from '../migration';

export const accounts: Migration = {
  name: '001-accounts',
  async up(db) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text')
      .addColumn('name', 'text')
      .addColumn('nickname', 'text')
      .addColumn('avatar', 'text')
      .addColumn('temp', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('vip_end_time', 'bigint')
      .addColumn('free_vip_end_time', 'bigint')
      .addColumn('exam_num', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('correct_num', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('channel', 'text')
      .addColumn('invite_code', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('identities')
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('identities_key', ['provider', 'subject'])
      .addUniqueConstraint('identities_one_per_user', ['user_id', 'provider'])
      .execute();

    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('channel', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
    await db.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute();

    await db.schema
      .createTable('codes')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('scene', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('codes_key', ['email', 'scene'])
      .execute();

    await db.schema
      .createTable('tickets')
      .addColumn('ticket_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('scene', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('resets_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('rate_limits_by_end').on('rate_limits').column('resets_at').execute();

    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
