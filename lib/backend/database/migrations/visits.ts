import type { Migration } from '../migration';

export const visits: Migration = {
  name: '002-visits',
  async up(db) {
    await db.schema
      .createTable('article_votes')
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('rate', 'integer', (column) => column.notNull())
      .addColumn('voted_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('article_votes_key', ['path', 'visitor'])
      .execute();

    await db.schema
      .createTable('path_log')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('logged_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('click_ids')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('fbclid', 'text')
      .addColumn('fbc', 'text')
      .addColumn('fbp', 'text')
      .addColumn('logged_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('click_ids_by_user').on('click_ids').column('user_id').execute();
  },
};
