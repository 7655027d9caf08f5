import type { Migration } from '../../migration';

export const aiUsage: Migration = {
  name: '019-ai-usage',
  async up(db) {
    await db.schema
      .createTable('ai_usage')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('tokens', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('ai_usage_key', ['user_id', 'day'])
      .execute();
    await db.schema.createIndex('ai_usage_by_day').on('ai_usage').column('day').execute();
  },
};
