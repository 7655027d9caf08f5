import type { Migration } from '../migration';

export const invites: Migration = {
  name: '009-invites',
  async up(db) {
    await db.schema
      .createTable('invites')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('visits', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('users_by_invite_code').on('users').column('invite_code').execute();
  },
};
