import type { Migration } from '../migration';

/** When the receipt of a purchase is to be mailed; null where there is nothing to mail, as for all of before. */
export const receipts: Migration = {
  name: '012-receipts',
  async up(db) {
    await db.schema.alterTable('purchases').addColumn('receipt_due_at', 'bigint').execute();
    await db.schema.createIndex('purchases_by_receipt').on('purchases').column('receipt_due_at').execute();
  },
};
