import { mockExamPacks, vipPlans } from '../lib/site/offers';
import { formatMoney } from '../lib/site/money';
import { bringCookie, codeFor, expect, openAccount, test as base, watchBut } from './support/accounts';
import { watchShifts } from './support/layout-shifts';
import { planNamed } from './support/purchases';
import { offerLink, openPrices } from './support/shops/purchase-page';
import { test } from './support/shops/test';
import { serverPage } from './support/site';
import type { Site } from './support/site-server';

const offered = {
  '/pricing': [...vipPlans, ...mockExamPacks],
  '/duolingo-practice-test': mockExamPacks,
  '/mock-exam': mockExamPacks,
};

for (const [path, offers] of Object.entries(offered)) {
  for (const who of ['a visitor', 'a user'] as const) {
    test(`${path} stays where it is for ${who} while its prices are confirmed`, async ({
      page,
      context,
      shop,
      request,
    }) => {
      if (who === 'a user') await bringCookie(context, shop.origin, (await shop.openAccount(request)).token);
      const shifts = await watchShifts(page);
      const call = who === 'a user' ? /\/api\/v1\/vips$/ : /\/api\/v1\/common\/vips$/;
      const [answer] = await Promise.all([page.waitForResponse(call), page.goto(path)]);
      expect(answer.status()).toBe(200);
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toEqual([]);
    });
  }

  test(`${path} names every price without script`, async ({ request }) => {
    const { text } = await serverPage(request, path);
    for (const { amount } of offers) expect(text).toContain(formatMoney(amount, 'USD', 'en'));
  });
}

base.describe('a shop that takes no payments', () => {
  const closed = base.extend<object, { closedSite: Site }>({
    closedSite: [
      async ({ startSite }, provide) => provide(await startSite({ PAYMENTS: 'off' })),
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: ({ closedSite }, provide) => provide(closedSite.origin),
  });

  closed("says so in the API's words", async ({ page, context, request, closedSite }) => {
    const { expectQuiet } = watchBut(page, /Failed to load resource: .*status of 503/);
    const { token } = await openAccount(request, (email) => codeFor(email, 1, closedSite.dataDir));
    await bringCookie(context, closedSite.origin, token);
    const refused = await request.get(
      `/api/v1/stripe/payUrl?vipId=${planNamed('month').vipId}&path=pricing&isMobile=0`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    const { message } = (await refused.json()) as { message: string };
    await openPrices(page);
    await offerLink(page, 'month').click();
    await expect(page.getByRole('alert').getByText(message)).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('purchases_under_way'))).toBeNull();
    expectQuiet();
  });
});
