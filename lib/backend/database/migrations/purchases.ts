import type { Migration } from '../migration';

export const purchases: Migration = {
  name: '003-purchases',
  async up(db) {
    await db.schema
      .createTable('plans')
      .addColumn('vip_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('tag', 'text')
      .addColumn('days', 'integer', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('original_amount', 'integer')
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('exam_num', 'integer', (column) => column.notNull())
      .addColumn('correct_num', 'integer', (column) => column.notNull())
      .addColumn('unlimited', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();

    await db.schema
      .createTable('purchases')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('vip_id', 'text', (column) => column.notNull().references('plans.vip_id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('provider_session', 'text', (column) => column.unique())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('is_mobile', 'integer', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('tag', 'text')
      .addColumn('days', 'integer', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('exam_num', 'integer', (column) => column.notNull())
      .addColumn('correct_num', 'integer', (column) => column.notNull())
      .addColumn('unlimited', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('paid_at', 'bigint')
      .addColumn('vip_end_time', 'bigint')
      .execute();
    await db.schema
      .createIndex('purchases_by_user')
      .on('purchases')
      .columns(['user_id', 'vip_id', 'status'])
      .execute();

    await db.schema
      .createTable('payment_events')
      .addColumn('event_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
