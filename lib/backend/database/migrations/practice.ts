import type { Migration } from '../migration';

export const practice: Migration = {
  name: '017-practice',
  async up(db) {
    await db.schema
      .createTable('practice')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('value', 'text')
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('mark', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('practice_names', ['user_id', 'kind', 'id'])
      .execute();
    await db.schema.createIndex('practice_by_mark').on('practice').columns(['user_id', 'mark']).execute();
    await db.schema
      .createIndex('practice_forgotten')
      .on('practice')
      .column('mark')
      .where('value' as never, 'is', null)
      .execute();
  },
};
