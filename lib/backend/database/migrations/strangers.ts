import type { Migration } from '../migration';

/** What keeps strangers from an account's door without closing it to its owner: codes by challenge, known places, used ID tokens. */
export const strangers: Migration = {
  name: '007-strangers',
  async up(db) {
    // Codes live ten minutes; who waits for one while the site is updated asks again.
    await db.schema.dropTable('codes').execute();
    await db.schema
      .createTable('codes')
      .addColumn('challenge_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('scene', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('codes_by_address').on('codes').columns(['email', 'scene']).execute();
    await db.schema.createIndex('codes_by_end').on('codes').column('expires_at').execute();

    await db.schema
      .createTable('known_places')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_places_key', ['user_id', 'place'])
      .execute();
    await db.schema.createIndex('known_places_by_end').on('known_places').column('expires_at').execute();

    await db.schema
      .createTable('used_id_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('used_id_tokens_by_end').on('used_id_tokens').column('expires_at').execute();
  },
};
