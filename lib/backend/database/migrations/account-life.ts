import type { Migration } from '../migration';

/** What the list of sessions, idle tokens, mails and deleted accounts need, and the purging of logs by their age. */
export const accountLife: Migration = {
  name: '006-account-life',
  async up(db, now) {
    const sessions = db.schema.alterTable('sessions');
    await sessions.addColumn('last_used_at', 'bigint', (column) => column.notNull().defaultTo(0)).execute();
    await sessions.addColumn('device', 'text').execute();
    // When they were last used, nobody wrote down: their 30 days begin here.
    await db.updateTable('sessions').set({ last_used_at: now }).execute();

    const users = db.schema.alterTable('users');
    await users.addColumn('locale', 'text').execute();
    await users.addColumn('deleted_at', 'bigint').execute();

    await db.schema.createIndex('path_log_by_age').on('path_log').column('logged_at').execute();
    await db.schema.createIndex('click_ids_by_age').on('click_ids').column('logged_at').execute();
  },
};
