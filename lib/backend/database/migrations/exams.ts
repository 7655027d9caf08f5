import { sql } from 'kysely';
import type { Migration } from '../migration';

export const exams: Migration = {
  name: '018-exams',
  async up(db) {
    await db.schema
      .createTable('exams')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('grant_id', 'text', (column) => column.notNull())
      .addColumn('seed', 'bigint', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('speaking', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('open_until', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('plan', 'text')
      .addColumn('begun_at', 'bigint')
      .addColumn('clock_at', 'bigint')
      .addColumn('plays', 'integer', (column) => column.notNull())
      .addColumn('tab', 'text', (column) => column.notNull())
      .addColumn('held_at', 'bigint', (column) => column.notNull())
      .addColumn('overall', 'text')
      .addColumn('result', 'text')
      .execute();
    await db.schema.createIndex('exams_by_user').on('exams').columns(['user_id', 'started_at']).execute();
    await sql`create unique index exams_open on exams (user_id) where state = 'open'`.execute(db);

    await db.schema
      .createTable('exam_answers')
      .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('unit', 'text', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('given', 'text')
      .addColumn('text', 'text')
      .addColumn('credit', 'double precision')
      .addColumn('used_ms', 'integer', (column) => column.notNull())
      .addColumn('allowed_ms', 'integer', (column) => column.notNull())
      .addColumn('time_up', 'integer', (column) => column.notNull())
      .addColumn('late', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('over_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('exam_answers_key', ['exam_id', 'seq'])
      .execute();

    await db.schema
      .createTable('exam_recordings')
      .addColumn('exam_id', 'text', (column) => column.notNull().references('exams.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      // SQLite takes any name of a type, and leaves bytes as they are.
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('exam_recordings_key', ['exam_id', 'seq'])
      .execute();
    await db.schema
      .createIndex('exam_recordings_by_age')
      .on('exam_recordings')
      .column('created_at')
      .execute();

    await db.schema
      .createTable('scored_answers')
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('score', 'integer', (column) => column.notNull())
      .addColumn('credit', 'double precision', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .execute();
  },
};
