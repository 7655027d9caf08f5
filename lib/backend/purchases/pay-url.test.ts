import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { deadOrigin } from '@/tests/doubles/http/loopback-server';
import { brand } from '@/lib/site/brand';
import { offers } from '@/lib/offers/offers';
import plans from '@/messages/pt/plans.json';
import { registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases, temporaryFolder } from '@/tests/doubles/backend/databases';
import { secretKey, stripeSite } from '@/tests/doubles/backend/stripe';
import { testBackend } from '@/tests/doubles/backend/test-backend';
import { billLine } from './plan-title';

const email = 'ada@example.com';
const pro = offers.find(({ tag }) => tag === 'Pro');
if (!pro) throw new Error('A plan without a limit is needed');
const t = createTranslator({ locale: 'pt', messages: plans });
const name = t(`names.${pro.name}`, { days: pro.days });
const pay = `/stripe/payUrl?vipId=${pro.vipId}&path=pricing&isMobile=1`;

describeOnDatabases('payUrl', (prepare) => {
  it('opens a checkout at Stripe in the language of the buyer', async () => {
    const site = await stripeSite(await prepare(), { SITE_URL: 'https://www.example.com' });
    const token = await site.signUp(email);
    const { status, body } = await site.call<{ logVipId: string; url: string }>(pay, {
      token,
      headers: { locale: 'pt' },
    });
    expect(status).toBe(200);
    const { logVipId, url } = body.data;
    const session = site.stripe.sessionOf(logVipId);
    expect(url).toBe(session.url);
    const now = site.backend.deps.now();
    expect(Object.fromEntries(site.stripe.orders.get(session.id) ?? [])).toEqual({
      mode: 'payment',
      client_reference_id: logVipId,
      'metadata[logVipId]': logVipId,
      'metadata[vipId]': pro.vipId,
      'payment_intent_data[metadata][logVipId]': logVipId,
      'payment_intent_data[metadata][vipId]': pro.vipId,
      customer_email: email,
      locale: 'pt-BR',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': String(pro.amount),
      'line_items[0][price_data][product_data][name]': `${brand.name} · ${name} · Pro`,
      success_url: `https://www.example.com/pt/success/${logVipId}`,
      cancel_url: 'https://www.example.com/pt/pricing',
      expires_at: String(now / 1000 + 3600),
    });
    expect(site.arrivals).toMatchObject([
      { headers: { 'idempotency-key': logVipId, authorization: `Bearer ${secretKey}` } },
    ]);
    const row = await site.backend.deps.db
      .selectFrom('purchases')
      .selectAll()
      .where('id', '=', logVipId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: 'pending',
      provider: 'stripe',
      provider_session: session.id,
      locale: 'pt',
      is_mobile: 1,
      amount: pro.amount,
      paid_at: null,
    });
  });

  it('opens it in Korean too, and leads back to English pages without a prefix', async () => {
    const site = await stripeSite(await prepare());
    const token = await site.signUp(email);
    await site.call(pay, { token, headers: { locale: 'ko' } });
    await site.call(pay, { token });
    const orders = [...site.stripe.orders.values()];
    expect(orders.map((order) => order.get('locale'))).toEqual(['ko', 'en']);
    expect(orders[1]?.get('cancel_url')).toBe('http://localhost:3000/pricing');
  });

  it('writes the purchase down before it asks Stripe', async () => {
    const site = await stripeSite(await prepare());
    const token = await site.signUp(email);
    site.breakDown(402);
    const { status, body } = await site.call(pay, { token });
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        message: 'Payments are not available right now. Please try again later.',
        code: 'payments_unavailable',
      },
    });
    const [row] = await site.backend.deps.db.selectFrom('purchases').selectAll().execute();
    expect(row).toMatchObject({ status: 'cancelled', provider_session: null });
    expect(site.arrivals[0]?.body).toContain(`client_reference_id=${row?.id}`);
    const log = site.logged.join('');
    expect(log).toContain('checkout not opened');
    for (const secret of [secretKey, 'ada@']) expect(log).not.toContain(secret);
  });

  it('is refused while Stripe does not answer', async () => {
    const site = await stripeSite(await prepare(), { STRIPE_API_URL: await deadOrigin() });
    const token = await site.signUp(email);
    expect(await site.call(pay, { token })).toMatchObject({
      status: 503,
      body: { code: 'payments_unavailable' },
    });
  });

  it('knows the plans on offer only', async () => {
    const site = await stripeSite(await prepare());
    const token = await site.signUp(email);
    await site.backend.deps.db
      .updateTable('plans')
      .set({ active: 0 })
      .where('vip_id', '=', 'vip-7')
      .execute();
    for (const vipId of ['vip-7', 'vip-8', '__proto__']) {
      const answer = await site.call(`/stripe/payUrl?vipId=${vipId}`, { token });
      expect(answer, vipId).toMatchObject({ status: 404, body: { code: 'unknown_plan' } });
    }
    expect((await site.call(pay)).status).toBe(401);
    expect(site.arrivals).toEqual([]);
    expect((await site.snapshot()).purchases).toEqual([]);
  });

  it('is limited by user', async () => {
    const site = await stripeSite(await prepare());
    const [token, other] = [await site.signUp(email), await site.signUp('bob@example.com')];
    for (let time = 0; time < 20; time += 1) expect((await site.call(pay, { token })).status).toBe(200);
    expect(await site.call(pay, { token })).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    expect((await site.call(pay, { token: other })).status).toBe(200);
    site.pass(10 * 60_000);
    expect((await site.call(pay, { token })).status).toBe(200);
  });
});

it.each([
  [{}, 503],
  [{ NODE_ENV: 'test' }, 503],
  [{ NODE_ENV: 'development' }, 200],
  [{ PAYMENTS: 'sandbox' }, 200],
  [{ PAYMENTS: 'sandbox', SITE_URL: 'https://www.example.com' }, 200],
  [{ SITE_URL: 'http://localhost:3000' }, 503],
  [{ PAYMENTS: 'off' }, 503],
  [{ PAYMENTS: 'off', NODE_ENV: 'development' }, 503],
  [{ PAYMENTS: 'off', STRIPE_SECRET_KEY: 'sk_test_1' }, 503],
])('with the settings %j it answers %i', async (settings, status) => {
  const site = await testBackend({ DATA_DIR: await temporaryFolder() }, { settings });
  const token = await registerUser(site, email);
  expect((await site.call(pay, { token })).status).toBe(status);
  expect((await site.snapshot()).purchases).toHaveLength(status === 200 ? 1 : 0);
});

it('names a plan that has no text by its own name', async () => {
  const plan = { name: 'Summer offer', tag: null, days: 30, exam_num: 0 };
  expect(await billLine('de', plan)).toBe(`${brand.name} · Summer offer`);
  expect(await billLine('en', { ...plan, name: 'three', exam_num: 3 })).toBe(`${brand.name} · 3 mock exams`);
});
