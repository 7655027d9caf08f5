import { cp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnFreshDatabases, temporaryFolder } from '@/tests/doubles/backend/databases';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { openDatabase } from './open';

describeOnFreshDatabases('the database', (prepare) => {
  it('keeps everything over a restart, and counts the steps of the schema once', async () => {
    const place = await prepare();
    const first = await testBackend(place);
    const token = await registerUser(first, 'ada@example.com');
    await first.backend.close();
    const second = await testBackend(place);
    expect((await second.call('/userInfo', { token })).status).toBe(200);
    const steps = await sql<{ name: string }>`select name from migrations order by name`.execute(
      second.backend.deps.db,
    );
    expect(steps.rows.map(({ name }) => name)).toEqual([
      '001-accounts',
      '002-visits',
      '003-purchases',
      '004-purchase-states',
      '005-grants',
      '006-account-life',
      '007-strangers',
      '008-withdrawals',
      '009-invites',
      '010-open-withdrawals',
      '011-withdrawal-decisions',
      '012-receipts',
      '013-vote-networks',
      '014-second-factors',
      '015-decision-reminders',
      '016-passkeys',
      '017-practice',
      '018-exams',
      '019-ai-usage',
      '020-corrections',
      '021-tutor',
    ]);
    expect(second.backend.deps.secret).toBe(first.backend.deps.secret);
  });

  it('leaves everything in the one file when it closes', async (context) => {
    const place = await prepare();
    if (place.DATABASE_URL !== undefined) return context.skip();
    const site = await testBackend(place);
    const token = await registerUser(site, 'ada@example.com');
    await site.backend.close();
    const DATA_DIR = await temporaryFolder();
    await cp(join(place.DATA_DIR, 'site.db'), join(DATA_DIR, 'site.db'));
    const copy = await testBackend({ DATA_DIR });
    expect((await copy.call('/userInfo', { token })).status).toBe(200);
  });

  it('deletes at the start what has run out', async () => {
    const place = await prepare();
    const first = await testBackend(place);
    await registerUser(first, 'ada@example.com');
    const long = 91 * 24 * 60 * 60_000;
    await first.backend.close();
    const second = await testBackend(place, { now: () => first.backend.deps.now() + long });
    const { sessions, codes, tickets, users } = await second.snapshot();
    expect([sessions, codes, tickets]).toEqual([[], [], []]);
    expect(users).toHaveLength(1);
    expect(await second.backend.deps.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('refuses a session of a user that does not exist', async () => {
    const { backend } = await testBackend(await prepare());
    const orphan = { token_hash: 'x', user_id: 'nobody', channel: null, created_at: 0, expires_at: 1 };
    await expect(backend.deps.db.insertInto('sessions').values(orphan).execute()).rejects.toThrow(
      /foreign key/i,
    );
  });

  it('gives moments and sums as numbers', async () => {
    const site = await testBackend(await prepare());
    await registerUser(site, 'ada@example.com');
    const user = await site.backend.deps.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user.created_at).toBe(site.backend.deps.now());
  });

  it('is brought up to date by one of the instances that start together', async (context) => {
    const place = await prepare();
    // Two connections of one process to one SQLite file wait for each other in vain; processes do not.
    if (place.DATABASE_URL === undefined) return context.skip();
    const sites = await Promise.all([testBackend(place), testBackend(place), testBackend(place)]);
    for (const site of sites) expect((await site.call('/health')).status).toBe(200);
  });

  it('is a file that others cannot read and that a power cut does not hurt, or a server', async () => {
    const place = await prepare();
    const { db, kind } = openDatabase(place, { onError: () => undefined });
    if (kind === 'sqlite') {
      expect((await stat(place.DATA_DIR)).mode & 0o777).toBe(0o700);
      expect((await stat(join(place.DATA_DIR, 'site.db'))).isFile()).toBe(true);
      const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(db)).rows[0];
      expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
      expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
      expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
    } else {
      expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    }
    await db.destroy();
  });
});
