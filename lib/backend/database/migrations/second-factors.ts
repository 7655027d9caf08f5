import type { Migration } from '../migration';

export const secondFactors: Migration = {
  name: '014-second-factors',
  async up(db) {
    await db.schema
      .createTable('two_step')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .addColumn('recovery_salt', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('recovery_codes')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('two_step.user_id').onDelete('cascade'),
      )
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
      .execute();
    await db.schema
      .createTable('step_tickets')
      .addColumn('ticket_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('browser_hash', 'text', (column) => column.notNull())
      .addColumn('channel', 'text')
      .addColumn('google_subject', 'text')
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('step_tickets_by_user').on('step_tickets').column('user_id').execute();
    await db.schema.createIndex('step_tickets_by_end').on('step_tickets').column('expires_at').execute();
  },
};
