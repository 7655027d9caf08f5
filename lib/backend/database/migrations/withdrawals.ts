import type { Migration } from '../migration';

export const withdrawals: Migration = {
  name: '008-withdrawals',
  async up(db) {
    await db.schema
      .createTable('withdrawals')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('purchase_id', 'text', (column) =>
        column.unique().references('purchases.id').onDelete('cascade'),
      )
      .addColumn('name', 'text')
      .addColumn('email', 'text')
      .addColumn('what', 'text')
      .addColumn('reason', 'text')
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('declared_at', 'bigint', (column) => column.notNull())
      .addColumn('tried_at', 'bigint', (column) => column.notNull())
      .addColumn('told_at', 'bigint')
      .addColumn('confirmed_at', 'bigint')
      .addColumn('settled_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('withdrawals_by_settled')
      .on('withdrawals')
      .columns(['settled_at', 'declared_at'])
      .execute();
  },
};
