import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnFreshDatabases } from '@/tests/doubles/backend/databases';
import { migrate } from '../migrate';
import { openDatabase } from '../open';
import { visits } from './visits';
import { accounts } from './accounts';
import { voteNetworks } from './vote-networks';

describeOnFreshDatabases('votes of the time before networks were kept', (prepare) => {
  it('stay where an account gave them', async () => {
    const { schema, ...place } = await prepare();
    const database = openDatabase(place, {
      onError: () => undefined,
      ...(schema === undefined ? {} : { schema }),
    });
    const now = () => 1;
    await migrate(database, now, [accounts, visits]);
    for (const visitor of ['user:ada', 'kEyEd']) {
      await sql`insert into article_votes (path, visitor, rate, voted_at) values ('a/b', ${visitor}, 5, 1)`.execute(
        database.db,
      );
    }
    await migrate(database, now, [accounts, visits, voteNetworks]);
    const rows = await database.db.selectFrom('article_votes').selectAll().execute();
    expect(rows).toMatchObject([{ visitor: 'user:ada', rate: 5, network: null }]);
    await database.db.destroy();
  });
});
