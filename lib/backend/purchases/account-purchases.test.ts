import { expect, it } from 'vitest';
import { facts } from '@/lib/site/facts';
import { mockExamPacks, offers, vipPlans } from '@/lib/offers/offers';
import type { Deps } from '../calls/deps';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { ownedBy } from './owned';
import { findPurchase, publicStatus } from './purchases';

const day = 24 * 60 * 60 * 1000;
const [pack] = mockExamPacks;
const [short, long] = vipPlans;
const pro = offers.find(({ unlimited }) => unlimited);
if (!short || !long || !pro) throw new Error('Two plans are needed, and one that is unlimited');

interface Row {
  id: string;
  name: string;
  paidAt: string | null;
  usableUntil: string | null;
  state: string;
}

/** What the one user of a site owns. */
async function ownedNow(deps: Deps) {
  const user = await deps.db.selectFrom('users').select(['id', 'vip_base_time']).executeTakeFirstOrThrow();
  return ownedBy(deps, user);
}

describeOnDatabases('/account/purchases', (prepare) => {
  it('tells what was paid, the newest first, and until when each can be used', async () => {
    const site = await stripeSite(await prepare());
    const [token, other] = [await site.signUp('ada@example.com'), await site.signUp('bob@example.com')];
    const list = async (bearer: string) =>
      (await site.call<Row[]>('/account/purchases', { token: bearer })).body.data;
    const start = site.backend.deps.now();
    const after = (days: number) => new Date(start + days * day).toISOString();
    await site.start(token, short.vipId);
    expect(await list(token)).toEqual([]);

    const [first, second] = [await site.start(token, short.vipId), await site.start(token, long.vipId)];
    const packId = await site.start(token, pack.vipId);
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(second)));
    site.pass(day);
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(first)));
    site.pass(day);
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(packId)));
    // What it would have cost is no term of what was bought.
    const terms = Object.fromEntries(
      Object.entries(pack).filter(([key]) => key !== 'vipId' && key !== 'originalAmount'),
    );
    expect((await list(token))[0]).toEqual({
      ...{ id: packId, ...terms, currency: 'USD', testShop: false, state: 'paid' },
      ...{ paidAt: after(2), usableUntil: after(2 + facts.mockExam.validDays) },
      ...{ withdrawal: null, withdrawUntil: expect.any(String) as string },
    });
    const told = async () =>
      (await list(token)).map(({ name, paidAt, usableUntil, state }) => [name, paidAt, usableUntil, state]);
    const packRow = [pack.name, after(2), after(2 + facts.mockExam.validDays), 'paid'];
    expect(await told()).toEqual([
      packRow,
      [short.name, after(1), after(long.days + short.days), 'paid'],
      [long.name, after(0), after(long.days), 'paid'],
    ]);

    await site.deliver(site.stripe.refund(site.stripe.sessionOf(second)));
    expect(await told()).toEqual([
      packRow,
      [short.name, after(1), after(1 + short.days), 'paid'],
      [long.name, after(0), null, 'refunded'],
    ]);
    await site.deliver(site.stripe.dispute(site.stripe.sessionOf(packId), 'lost'));
    expect((await told())[0]).toEqual([pack.name, after(2), null, 'refunded']);
    expect(await list(other)).toEqual([]);
    expect((await site.call('/account/purchases')).status).toBe(401);
  });

  it('counts mock exams and corrections until they run out, each purchase for itself', async () => {
    const site = await stripeSite(await prepare());
    const token = await site.signUp('ada@example.com');
    const buy = async (vipId: string) => {
      const id = await site.start(token, vipId);
      await site.deliver(site.stripe.complete(site.stripe.sessionOf(id)));
      return id;
    };
    // Sessions end sooner than packs.
    const counts = async () => {
      const { examNum, correctNum } = await ownedNow(site.backend.deps);
      return [examNum, correctNum];
    };
    expect(await counts()).toEqual([0, 0]);
    const validMs = facts.mockExam.validDays * day;
    const bought = await buy(pack.vipId);
    site.pass(10 * day);
    await buy(pack.vipId);
    await buy(short.vipId);
    expect(await counts()).toEqual([2 * pack.examNum, short.correctNum]);
    site.pass(validMs - 10 * day - 1);
    expect(await counts()).toEqual([2 * pack.examNum, short.correctNum]);
    site.pass(1);
    expect(await counts()).toEqual([pack.examNum, short.correctNum]);
    site.pass(10 * day);
    expect(await counts()).toEqual([0, 0]);
    const { db } = site.backend.deps;
    const { user_id } = await db.selectFrom('purchases').select('user_id').executeTakeFirstOrThrow();
    const row = await findPurchase(db, bought, user_id);
    expect(row && publicStatus(row)).toMatchObject({ code: 1, examNum: pack.examNum });
  });

  it('says that corrections are not counted from the payment of an unlimited plan to the end of its days', async () => {
    const site = await stripeSite(await prepare());
    const token = await site.signUp('ada@example.com');
    const isUnlimited = async () => (await ownedNow(site.backend.deps)).unlimited;
    for (const { vipId } of [short, pro]) {
      expect(await isUnlimited()).toBe(false);
      site.pass(1);
      await site.deliver(site.stripe.complete(site.stripe.sessionOf(await site.start(token, vipId))));
    }
    const { body } = await site.call('/userInfo', { token });
    expect(body.data).toMatchObject({ unlimited: true });
    expect(await isUnlimited()).toBe(true);
    site.pass((short.days + pro.days) * day - 2);
    expect(await isUnlimited()).toBe(true);
    site.pass(1);
    expect(await isUnlimited()).toBe(false);
  });

  it('counts what was paid at the sandbox only while the sandbox is on', async () => {
    const place = await prepare();
    const shop = await testBackend(place, { settings: { PAYMENTS: 'sandbox' } });
    const token = await registerUser(shop, 'ada@example.com');
    for (const { vipId } of [short, pro, pack]) {
      const { body } = await shop.call<{ url: string }>(`/stripe/payUrl?vipId=${vipId}`, { token });
      const pay = { method: 'POST', body: new URLSearchParams({ action: 'pay' }) };
      await shop.backend.fetch(new Request(`http://localhost${body.data.url}`, pay));
    }
    const now = shop.backend.deps.now();
    await shop.backend.close();
    const asked = async (settings: Record<string, unknown>) => {
      const site = await testBackend(place, { settings, now: () => now });
      const [user, plans, purchases] = await Promise.all(
        ['/userInfo', '/vips', '/account/purchases'].map((path) => site.call(path, { token })),
      );
      await site.backend.close();
      const rows = purchases?.body.data as (Row & { testShop: boolean })[];
      expect(rows.map(({ testShop, state }) => [testShop, state])).toEqual(
        Array.from({ length: 3 }, () => [true, 'paid']),
      );
      return {
        user: user?.body.data,
        owned: (plans?.body.data as { owned: boolean }[]).filter(({ owned }) => owned).length,
        usable: rows.filter(({ usableUntil }) => usableUntil !== null).length,
      };
    };
    const everything = {
      user: {
        ...{ unlimited: true, examNum: pack.examNum, correctNum: short.correctNum },
        vipEndTime: new Date(now + (short.days + pro.days) * day).toISOString(),
      },
      ...{ owned: 2, usable: 3 },
    };
    const nothing = {
      user: { unlimited: false, examNum: 0, correctNum: 0, vipEndTime: null },
      ...{ owned: 0, usable: 0 },
    };
    expect(await asked({ PAYMENTS: 'sandbox' })).toMatchObject(everything);
    expect(await asked({ STRIPE_SECRET_KEY: 'sk_test_1', PAYMENTS: 'sandbox' })).toMatchObject(nothing);
    expect(await asked({ PAYMENTS: 'off' })).toMatchObject(nothing);
    expect(await asked({ PAYMENTS: 'sandbox' })).toMatchObject(everything);
  });
});
