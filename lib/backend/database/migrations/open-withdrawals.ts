import type { Migration } from '../migration';

/** What becomes of a withdrawal whose refund fails afterwards, or whose account is deleted before it is settled. */
export const openWithdrawals: Migration = {
  name: '010-open-withdrawals',
  async up(db) {
    const withdrawals = db.schema.alterTable('withdrawals');
    await withdrawals.addColumn('refund_failure', 'text').execute();
    await withdrawals.addColumn('account_deleted_at', 'bigint').execute();
  },
};
