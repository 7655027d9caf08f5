import type { Insertable } from 'kysely';
import { expect, it } from 'vitest';
import { offers } from '@/lib/offers/offers';
import type { PlansTable } from '../database/tables';
import { describeOnDatabases, type TestDatabase } from '@/tests/doubles/backend/databases';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { followOffers } from './follow-offers';

const plansOf = async (database: TestDatabase) => {
  const { backend, logged } = await testBackend(database);
  const rows = await backend.deps.db.selectFrom('plans').selectAll().orderBy('position').execute();
  return { rows, logged: logged.join('') };
};

describeOnDatabases('the plans on sale', (prepare) => {
  it('follow the table of offers at every start, whatever the database holds', async () => {
    const place = await prepare();
    const first = await testBackend(place);
    const { db } = first.backend.deps;
    const [offer, other] = offers;
    if (!offer || !other) throw new Error('Two offers are needed');
    await db
      .updateTable('plans')
      .set({ amount: offer.amount + 1000, days: offer.days + 1, correct_num: 99 })
      .where('vip_id', '=', offer.vipId)
      .execute();
    await db.updateTable('plans').set({ active: 0 }).where('vip_id', '=', other.vipId).execute();
    await first.backend.close();

    const { rows, logged } = await plansOf(place);
    expect(rows[0]).toMatchObject({ days: offer.days, amount: offer.amount, correct_num: offer.correctNum });
    expect(rows.map(({ vip_id, active }) => [vip_id, active])).toEqual(offers.map(({ vipId }) => [vipId, 1]));
    expect(logged).toContain(
      JSON.stringify([
        { vipId: offer.vipId, from: offer.amount + 1000, to: offer.amount },
        { vipId: other.vipId, from: null, to: other.amount },
      ]),
    );
    expect((await plansOf(place)).logged).not.toContain('follow');
  });

  it('end for a plan that has left the table, and keep their promise to whoever bought it', async () => {
    const site = await stripeSite(await prepare());
    const token = await site.signUp('ada@example.com');
    const { db, now } = site.backend.deps;
    const terms = {
      ...{ vip_id: 'summer', name: 'summer', type: '1', tag: null, days: 45, amount: 2490 },
      ...{ original_amount: null, currency: 'USD', exam_num: 2, correct_num: 5, unlimited: 0 },
      ...{ position: 0, active: 1 },
    } as const satisfies Insertable<PlansTable>;
    expect(await followOffers(db, [terms])).toHaveLength(offers.length + 1);
    const id = await site.start(token, 'summer');
    const dearer = { ...terms, amount: 9990, days: 1, exam_num: 0, correct_num: 0 };
    expect(await followOffers(db, [dearer])).toEqual([{ vipId: 'summer', from: 2490, to: 9990 }]);
    await followOffers(db);

    const plans = await site.call<{ vipId: string }[]>('/common/vips');
    expect(plans.body.data.map(({ vipId }) => vipId)).toEqual(offers.map(({ vipId }) => vipId));
    expect((await site.call('/stripe/payUrl?vipId=summer', { token })).status).toBe(404);
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(id)));
    const status = await site.call(`/stripe/status?logVipId=${id}`, { token });
    expect(status.body.data).toMatchObject({ code: 1, amount: 2490, vipDays: 45, examNum: 2, correctNum: 5 });
    const end = new Date(now() + 45 * 24 * 60 * 60 * 1000).toISOString();
    const user = await site.call('/userInfo', { token });
    expect(user.body.data).toMatchObject({ vipEndTime: end, examNum: 2, correctNum: 5 });
    const { body } = await site.call('/account/purchases', { token });
    expect(body.data).toMatchObject([{ name: 'summer', amount: 2490, days: 45, usableUntil: end }]);
  });

  it('are brought in line by one of the instances that start together', async (context) => {
    const place = await prepare();
    // Two connections of one process to one SQLite file wait for each other in vain; processes do not.
    if (place.DATABASE_URL === undefined) return context.skip();
    const first = await testBackend(place);
    await first.backend.deps.db.updateTable('plans').set({ amount: 1 }).execute();
    await Promise.all([plansOf(place), plansOf(place), plansOf(place)]);
    const { rows } = await plansOf(place);
    expect(rows.map(({ amount }) => amount)).toEqual(offers.map(({ amount }) => amount));
  });
});
