import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { offers } from '@/lib/site/offers';
import { registerUser } from '../testing/accounts';
import { describeOnDatabases } from '../testing/databases';
import { testBackend, type TestBackend } from '../testing/test-backend';
import { largestSaving } from '@/lib/site/saving';

async function buy(site: TestBackend, email: string, vipId: string, type: '1' | '4') {
  const { db, now } = site.backend.deps;
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const promised = {
    tag: null,
    days: 7,
    amount: 990,
    currency: 'USD',
    exam_num: 0,
    correct_num: 0,
    unlimited: 0,
  };
  await db
    .insertInto('purchases')
    .values({
      id: randomUUID(),
      user_id: user.id,
      vip_id: vipId,
      status: 'paid',
      provider: 'sandbox',
      provider_session: null,
      path: 'pricing',
      is_mobile: 0,
      type,
      ...promised,
      created_at: now(),
      paid_at: now(),
      vip_end_time: null,
    })
    .execute();
  return user.id;
}

describeOnDatabases('plans', (prepare) => {
  it('are the advertised offers, in their order', async () => {
    const { call } = await testBackend(await prepare());
    const { body } = await call('/common/vips');
    expect(body.data).toEqual(offers.map((offer) => ({ ...offer, originalAmount: null, currency: 'USD' })));
  });

  it('say which of them the user owns, and not what others own', async () => {
    const site = await testBackend(await prepare());
    const email = 'ada@example.com';
    const token = await registerUser(site, email);
    const otherToken = await registerUser(site, 'bob@example.com');
    const owned = async (bearer: string) => {
      const answer = await site.call<{ vipId: string; owned: boolean }[]>('/vips', { token: bearer });
      return answer.body.data.filter((plan) => plan.owned).map(({ vipId }) => vipId);
    };
    await buy(site, email, 'mock-3', '4');
    const id = await buy(site, email, 'vip-7', '1');
    expect(await owned(token)).toEqual(['mock-3']);
    const { db, now } = site.backend.deps;
    await db
      .updateTable('users')
      .set({ vip_end_time: now() + 1000 })
      .where('id', '=', id)
      .execute();
    expect(await owned(token)).toEqual(['vip-7', 'mock-3']);
    expect(await owned(otherToken)).toEqual([]);
    expect((await site.call('/vips')).status).toBe(401);
  });

  it('say by how much a longer one is cheaper', async () => {
    const { call } = await testBackend(await prepare());
    const asked = async (query: string) => (await call(`/common/setting${query}`)).body.data;
    expect(await asked('?status=1&keys=priceSaveUp')).toEqual([{ key: 'priceSaveUp', status: 1, value: 68 }]);
    expect(await asked('?status=0&keys=priceSaveUp')).toEqual([]);
    expect(await asked('?status=1&keys=other')).toEqual([]);
    expect(await asked('?keys=other,priceSaveUp')).toHaveLength(1);
  });
});

it('saves nothing where there is nothing to compare', () => {
  expect(largestSaving([])).toBe(0);
  expect(largestSaving([{ type: '1', days: 7, amount: 990 }])).toBe(0);
  expect(largestSaving([{ type: '4', days: 0, amount: 499 }])).toBe(0);
  expect(
    largestSaving([
      { type: '1', days: 1, amount: 0 },
      { type: '1', days: 1, amount: 0 },
    ]),
  ).toBe(0);
});
