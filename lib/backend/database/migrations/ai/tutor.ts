import type { Migration } from '../../migration';

export const tutor: Migration = {
  name: '021-tutor',
  async up(db) {
    await db.schema
      .createTable('tutor_threads')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('said_at', 'bigint', (column) => column.notNull())
      .addColumn('turn', 'text')
      .addColumn('turn_until', 'bigint')
      .addColumn('turn_day', 'text')
      .execute();
    await db.schema
      .createIndex('tutor_threads_by_user')
      .on('tutor_threads')
      .columns(['user_id', 'said_at'])
      .execute();
    await db.schema.createIndex('tutor_threads_by_age').on('tutor_threads').column('said_at').execute();

    await db.schema
      .createTable('tutor_messages')
      .addColumn('thread_id', 'text', (column) =>
        column.notNull().references('tutor_threads.id').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('lessons', 'text', (column) => column.notNull())
      .addColumn('stopped', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('tutor_messages_key', ['thread_id', 'seq'])
      .execute();

    await db.schema
      .createTable('tutor_days')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('asked', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('tutor_days_key', ['user_id', 'day'])
      .execute();
    await db.schema.createIndex('tutor_days_by_day').on('tutor_days').column('day').execute();
  },
};
