import type { Migration } from '../migration';

export const corrections: Migration = {
  name: '020-corrections',
  async up(db) {
    await db.schema
      .createTable('corrections')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('grant_id', 'text')
      .addColumn('exam_id', 'text', (column) => column.references('exams.id').onDelete('cascade'))
      .addColumn('exam_seq', 'integer')
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('task', 'text')
      .addColumn('prompt', 'text', (column) => column.notNull())
      .addColumn('scene', 'text')
      .addColumn('photo', 'text')
      .addColumn('seconds', 'integer')
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('beginning', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('marks', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('score_low', 'integer')
      .addColumn('score_high', 'integer')
      .addColumn('fallback', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('failure', 'text')
      .addColumn('given_back', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('mail_due_at', 'bigint')
      // Last, for SQLite reads what stands before a long text without it.
      .addColumn('text', 'text')
      .addColumn('searched', 'text', (column) => column.notNull())
      .addColumn('result', 'text')
      .addUniqueConstraint('corrections_key', ['user_id', 'key'])
      .execute();
    const index = (name: string) => db.schema.createIndex(name).on('corrections');
    await index('corrections_by_user').columns(['user_id', 'created_at', 'id']).execute();
    await index('corrections_by_state').columns(['user_id', 'state', 'exam_id']).execute();
    await index('corrections_by_exam').column('exam_id').execute();
    await index('corrections_due').column('due_at').execute();
    await index('corrections_by_mail').column('mail_due_at').execute();

    await db.schema
      .createTable('correction_recordings')
      .addColumn('correction_id', 'text', (column) =>
        column.primaryKey().notNull().references('corrections.id').onDelete('cascade'),
      )
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('correction_recordings_by_age')
      .on('correction_recordings')
      .column('created_at')
      .execute();

    await db.schema
      .createTable('spoken')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('spoken_by_user').on('spoken').columns(['user_id', 'created_at']).execute();
    await db.schema.createIndex('spoken_by_age').on('spoken').column('created_at').execute();

    await db.schema.alterTable('exams').addColumn('open_scores', 'text').execute();
  },
};
