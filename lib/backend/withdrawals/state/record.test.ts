import { assert, asyncProperty } from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@/tests/support/full';
import { describeOnBothDatabases } from '@/tests/doubles/backend/databases';
import { email, paidSite, withdrawalsOf } from '@/tests/doubles/backend/paid-site';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { begun, story, turnsOf } from '@/tests/doubles/backend/withdrawal-stories';
import { recordDeclared } from '../record-declared';
import { recordOwn } from '../record-own';
import { apart } from './begin';
import { recordBegun, recordStep } from './record';

describeOnBothDatabases('what is written of a withdrawal', (prepare) => {
  it('is what the rules say, whatever happens to it', async () => {
    const { backend } = await testBackend(await prepare());
    const { db } = backend.deps;
    // At its start a site goes on with what is due.
    await backend.settled();
    await assert(
      asyncProperty(begun, story, async (first, told) => {
        // Of no purchase, so that there need be none.
        const row = await recordBegun(db, apart(first, first.tried_at));
        if (!row) throw new Error('Not written down');
        for (const { event, after, hasPlace } of turnsOf(row, told)) {
          expect(await recordStep(db, row.id, event)).toEqual(hasPlace ? after : undefined);
          const found = db.selectFrom('withdrawals').selectAll().where('id', '=', row.id);
          expect(await found.executeTakeFirst()).toEqual(after);
        }
      }),
      { numRuns: runs(10) },
    );
  });

  it('is resumed by one of several at once', async () => {
    const site = await testBackend(await prepare());
    const { db, now } = site.backend.deps;
    const words = { name: 'Ada', email, purchase: 'The plan of May', locale: 'en' } as const;
    const { id, tried_at } = (await recordDeclared(db, { ...words, now: now() })).withdrawal;
    const event = { kind: 'resumed', at: now() + 61_000, held: tried_at } as const;
    const got = await Promise.all(Array.from({ length: 5 }, () => recordStep(db, id, event)));
    expect(got.filter(Boolean)).toHaveLength(1);
  });

  it('keeps the words of a stranger who declares at the same moment as the owner', async () => {
    const site = await stripeSite(await prepare());
    const { id } = await paidSite(site);
    const { db, now } = site.backend.deps;
    const { user_id } = await db.selectFrom('purchases').select('user_id').executeTakeFirstOrThrow();
    const user = { id: user_id, email, name: null };
    const what = `${id} and the plan of May`;
    for (let time = 0; time < 5; time += 1) {
      await db.deleteFrom('withdrawals').execute();
      await Promise.all([
        recordDeclared(db, { name: 'Ada', email, purchase: what, locale: 'en', now: now() }),
        recordOwn(db, { user, purchaseId: id, reason: undefined, locale: 'en', now: now() }),
      ]);
      const rows = await withdrawalsOf(site);
      expect(rows.map(({ purchase_id }) => purchase_id).sort()).toEqual([id, null]);
      expect(rows.find(({ purchase_id }) => purchase_id)).toMatchObject({ state: 'refunding', what: null });
      expect(rows.find(({ purchase_id }) => !purchase_id)).toMatchObject({ state: 'asked', what });
    }
  });
});
