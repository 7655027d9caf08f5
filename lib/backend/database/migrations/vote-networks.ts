import type { Migration } from '../migration';

/** From which network a vote came: one client with many names is one voter. */
export const voteNetworks: Migration = {
  name: '013-vote-networks',
  async up(db) {
    await db.schema.alterTable('article_votes').addColumn('network', 'text').execute();
    // Keyed by address and browser: nobody can tell any more which of them came from one network.
    await db.deleteFrom('article_votes').where('visitor', 'not like', 'user:%').execute();
  },
};
