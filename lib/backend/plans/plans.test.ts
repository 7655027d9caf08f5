import { expect, it } from 'vitest';
import { mockExamPacks, offers, vipPlans } from '@/lib/offers/offers';
import { largestSaving } from '@/lib/offers/offer-facts';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases } from '@/tests/doubles/backend/databases';
import { stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend } from '@/tests/doubles/backend/test-backend';

const day = 24 * 60 * 60 * 1000;

describeOnDatabases('plans', (prepare) => {
  it('are the advertised offers, in their order', async () => {
    const { call } = await testBackend(await prepare());
    const { body } = await call('/common/vips');
    expect(body.data).toEqual(
      offers.map((offer) => ({ ...offer, originalAmount: null, currency: 'USD', testShop: false })),
    );
  });

  it('say that they are bought at a test shop while the sandbox is on', async () => {
    const site = await testBackend(await prepare(), { settings: { PAYMENTS: 'sandbox' } });
    const token = await registerUser(site, 'ada@example.com');
    for (const path of ['/common/vips', '/vips']) {
      const { body } = await site.call<{ testShop: boolean }[]>(path, { token });
      expect(body.data.map(({ testShop }) => testShop)).toEqual(offers.map(() => true));
    }
  });

  it('are owned by whoever bought them until their own days end, packs never', async () => {
    const site = await stripeSite(await prepare());
    const [token, other] = [await site.signUp('ada@example.com'), await site.signUp('bob@example.com')];
    const owned = async (bearer: string) => {
      const answer = await site.call<{ vipId: string; owned: boolean }[]>('/vips', { token: bearer });
      return answer.body.data.filter((plan) => plan.owned).map(({ vipId }) => vipId);
    };
    const [short, long] = vipPlans;
    const [pack] = mockExamPacks;
    if (!short || !long) throw new Error('Two plans are needed');
    const begun = await site.start(token, short.vipId);
    expect(await owned(token)).toEqual([]);
    await site.deliver(site.stripe.complete(site.stripe.sessionOf(begun)));
    site.pass(1000);
    for (const { vipId } of [long, pack]) {
      await site.deliver(site.stripe.complete(site.stripe.sessionOf(await site.start(token, vipId))));
    }
    expect(await owned(token)).toEqual([short.vipId, long.vipId]);
    expect(await owned(other)).toEqual([]);
    site.pass(short.days * day - 1000);
    expect(await owned(token)).toEqual([long.vipId]);
    site.pass(long.days * day - 1);
    expect(await owned(token)).toEqual([long.vipId]);
    site.pass(1);
    expect(await owned(token)).toEqual([]);
    expect((await site.call('/vips')).status).toBe(401);
  });

  it('say by how much a longer one is cheaper', async () => {
    const { call } = await testBackend(await prepare());
    const asked = async (query: string) => (await call(`/common/setting${query}`)).body.data;
    const saving = [{ key: 'priceSaveUp', status: 1, value: largestSaving(offers) }];
    expect(await asked('?status=1&keys=priceSaveUp')).toEqual(saving);
    expect(await asked('?status=0&keys=priceSaveUp')).toEqual([]);
    expect(await asked('?status=1&keys=other')).toEqual([]);
    expect(await asked('?keys=other,priceSaveUp')).toHaveLength(1);
  });
});
