import type { Migration } from '../migration';

/**
 * What a person decides about a withdrawal, and what a purchase does not grant until then. Withdrawals of before keep nulls: nobody
 * wrote down what was decided about them, so they suspend nothing, and nothing is refunded by itself for them any more.
 */
export const withdrawalDecisions: Migration = {
  name: '011-withdrawal-decisions',
  async up(db) {
    const withdrawals = db.schema.alterTable('withdrawals');
    await withdrawals.addColumn('suspended_at', 'bigint').execute();
    await withdrawals.addColumn('refunding_at', 'bigint').execute();
    await withdrawals.addColumn('decision', 'text').execute();
    await withdrawals.addColumn('decided_at', 'bigint').execute();
    await withdrawals.addColumn('repeated_at', 'bigint').execute();
  },
};
