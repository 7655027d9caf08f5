import { mockExamPacks, vipPlans } from '@/lib/offers/offers';
import { formatMoney } from '@/lib/offers/money';
import { bringCookie, openAccount } from '../../support/accounts';
import { openArrivingPage } from '../../doubles/http/arriving-page';
import { watchShifts } from '../../support/layout-shifts';
import { offerLink, openPrices, text } from '../../doubles/shops/purchase-page';
import { test } from '../../doubles/shops/test';
import { serverPage } from '../../support/site';
import type { Site } from '../../support/site-server';
import { expect, test as base } from '../../support/test';

const offered = {
  '/pricing': [...vipPlans, ...mockExamPacks],
  '/duolingo-practice-test': mockExamPacks,
  '/mock-exam': mockExamPacks,
};

for (const who of ['a visitor', 'a user'] as const) {
  test(`pages that sell stay where they are for ${who} while their prices are confirmed`, async ({
    page,
    context,
    shop,
    request,
  }) => {
    if (who === 'a user') await bringCookie(context, shop.origin, (await shop.openAccount(request)).token);
    const shifts = await watchShifts(page);
    const call = who === 'a user' ? /\/api\/v1\/vips$/ : /\/api\/v1\/common\/vips$/;
    for (const path of Object.keys(offered)) {
      const [answer] = await Promise.all([page.waitForResponse(call), page.goto(path)]);
      expect(answer.status(), path).toBe(200);
      await page.waitForLoadState('networkidle');
      expect(await shifts(), path).toEqual([]);
    }
  });
}

base('the table of plans stands still while its page arrives', async ({ page, request, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  const whole = (await (await request.get('/pricing')).text()).replace(/<script[^]*?<\/script>/g, '');
  const pieces = whole.split(/(?=<ul class="contents")|(?<=<\/li>)/);
  expect(pieces.length).toBeGreaterThan(3);
  const arriving = await openArrivingPage(pieces, baseURL ?? '');
  const shifts = await watchShifts(page);
  await page.goto(arriving.address, { waitUntil: 'commit' });
  while (arriving.next()) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  }
  await page.waitForLoadState();
  await arriving.close();
  expect(await shifts()).toEqual([]);
});

for (const [path, offers] of Object.entries(offered)) {
  test(`${path} names every price without script`, async ({ request }) => {
    const { text } = await serverPage(request, path);
    for (const { amount } of offers) expect(text).toContain(formatMoney(amount, 'USD', 'en'));
  });
}

base.describe('a shop that takes no payments', () => {
  const closed = base.extend<{ closedSite: Site }>({
    closedSite: [
      async ({ startSite }, provide) => provide(await startSite({ PAYMENTS: 'off' })),
      { timeout: 90_000 },
    ],
    baseURL: ({ closedSite }, provide) => provide(closedSite.origin),
  });

  closed("says so in the reader's language", async ({ allowErrors, page, context, request, closedSite }) => {
    allowErrors(/Failed to load resource: .*status of 503/);
    const { token } = await openAccount(request, closedSite.dataDir);
    await bringCookie(context, closedSite.origin, token);
    await openPrices(page, 'ja');
    // The message goes after three seconds: it is waited for from before the click.
    await Promise.all([
      expect(page.getByRole('alert').getByText(text('errors.unavailable', 'ja'))).toBeVisible(),
      offerLink(page, 'month', 'ja').click(),
    ]);
    await expect.poll(() => context.pages().length).toBe(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('purchases_under_way'))).toBeNull();
  });
});
