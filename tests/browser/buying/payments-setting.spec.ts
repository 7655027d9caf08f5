import type { APIRequest } from '@playwright/test';
import { openAccount } from '../../support/accounts';
import { fullUnless } from '../../support/full';
import { planNamed } from '../../support/purchases';
import type { Site } from '../../support/site-server';
import { expect, test } from '../../support/test';

/** What a server says of its shop: whether its plans are for a test, and how it answers somebody who buys. */
async function shopOf(api: APIRequest, { origin, dataDir }: Site, extraHTTPHeaders = {}) {
  const request = await api.newContext({ baseURL: origin, extraHTTPHeaders });
  const plans = await request.get('/api/v1/common/vips');
  const { data } = (await plans.json()) as { data: { testShop: boolean }[] };
  const { token } = await openAccount(request, dataDir);
  const started = await request.get(`/api/v1/stripe/payUrl?vipId=${planNamed('month').vipId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { code, data: purchase } = (await started.json()) as { code?: string; data?: { url: string } };
  await request.dispose();
  return {
    test: new Set(data.map(({ testShop }) => testShop)),
    answer: [started.status(), code],
    url: purchase?.url,
  };
}

test.describe('the built server', () => {
  for (const [what, settings] of [
    ['with payments switched off', { PAYMENTS: 'off' }],
    ['with payments switched off and a Stripe key', { PAYMENTS: 'off', STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['at a public address without any choice', { PAYMENTS: '', SITE_URL: 'https://www.example.com' }],
  ] as const) {
    test(`${what} sells nothing${fullUnless(what.includes('without any choice'))}`, async ({
      startSite,
      playwright,
      extraHTTPHeaders,
    }) => {
      const shop = await shopOf(playwright.request, await startSite(settings), extraHTTPHeaders);
      expect(shop).toEqual({ test: new Set([false]), answer: [503, 'payments_unavailable'], url: undefined });
    });
  }

  test('at a public address is a test shop when it is told to be one, and says so @full', async ({
    startSite,
    playwright,
    extraHTTPHeaders,
  }) => {
    const settings = { PAYMENTS: 'sandbox', SITE_URL: 'https://www.example.com' };
    const shop = await shopOf(playwright.request, await startSite(settings), extraHTTPHeaders);
    expect(shop).toMatchObject({ test: new Set([true]), answer: [200, undefined] });
    expect(shop.url).toMatch(/^\/api\/v1\/sandbox\//);
  });
});
