import type { Migration } from '../migration';

/** When the operator is next reminded of a withdrawal that waits for a decision; null where that has not happened yet. */
export const decisionReminders: Migration = {
  name: '015-decision-reminders',
  async up(db) {
    await db.schema.alterTable('withdrawals').addColumn('remind_at', 'bigint').execute();
  },
};
