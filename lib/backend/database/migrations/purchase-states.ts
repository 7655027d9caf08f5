import { sql } from 'kysely';
import type { Migration } from '../migration';

/** What refunds, languages and asking the provider need. */
export const purchaseStates: Migration = {
  name: '004-purchase-states',
  async up(db) {
    const purchases = db.schema.alterTable('purchases');
    // SQLite adds one column by each statement.
    await purchases.addColumn('locale', 'text', (column) => column.notNull().defaultTo('en')).execute();
    await purchases.addColumn('provider_payment', 'text').execute();
    await purchases.addColumn('refunded_at', 'bigint').execute();
    await purchases.addColumn('checked_at', 'bigint').execute();
    await db.schema.createIndex('purchases_by_payment').on('purchases').column('provider_payment').execute();

    await db.schema.alterTable('users').addColumn('vip_base_time', 'bigint').execute();
    await sql`update users set vip_base_time = vip_end_time`.execute(db);
  },
};
