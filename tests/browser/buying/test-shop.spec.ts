import type { Page } from '@playwright/test';
import { fullUnless } from '../../support/full';
import { watchShifts } from '../../support/layout-shifts';
import { buy, paymentDialog as dialog, words } from '../../support/offer-parts';
import { paid, plans, saving, signedIn, standIn } from '../../support/purchases';
import { hydrated, message, serverPage } from '../../support/site';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the banner of the saving', () => {
  const banner = (page: Page, percent = saving) =>
    page.getByText(words('pricing.saving', { share: percent / 100 }), { exact: true });

  test('says what the plans say, and hides without moving anything when it is off', async ({
    page,
    context,
  }) => {
    const api = await standIn(context, { 'common/setting': { data: [] } });
    const shifts = await watchShifts(page);
    await page.goto('/pricing');
    await expect.poll(() => api.calls('common/setting').length).toBe(1);
    await expect(banner(page)).toBeHidden();
    expect(await shifts()).toEqual([]);
  });

  test('says another share when the API does @full', async ({ page, context }) => {
    await standIn(context, { 'common/setting': { data: [{ key: 'priceSaveUp', status: 1, value: 45 }] } });
    await page.goto('/pricing');
    await expect(banner(page, 45)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});

const selling = ['/', '/pricing', '/duolingo-practice-test', '/mock-exam'];

test.describe('a test shop', () => {
  const notice = (page: Page) => page.getByText(message('en', 'plans', 'testShop'), { exact: true });
  const testPlans = plans.map((plan) => ({ ...plan, testShop: true }));

  test('says that it is one wherever it sells, without moving anything', async ({ page, context }) => {
    await standIn(context, { 'common/vips': { data: testPlans } });
    const shifts = await watchShifts(page);
    for (const path of selling) {
      await page.goto(path);
      await page.locator('a[data-buy]').first().scrollIntoViewIfNeeded();
      await expect(notice(page).first(), path).toBeVisible();
      expect(await shifts(), path).toEqual([]);
    }
  });

  test('is not mentioned by a real shop, nor in its documents @full', async ({ page, context, request }) => {
    const api = await standIn(context);
    for (const [index, path] of selling.entries()) {
      await page.goto(path);
      await page.locator('a[data-buy]').first().scrollIntoViewIfNeeded();
      await expect.poll(() => api.calls('common/vips').length, path).toBe(index + 1);
      await page.waitForLoadState('networkidle');
      await expect(notice(page), path).toHaveCount(0);
      expect((await serverPage(request, path)).text).not.toContain(message('en', 'plans', 'testShop'));
    }
  });

  test('says so in its dialogs, with the line about who corrects @full', async ({
    page,
    context,
    baseURL,
  }) => {
    await signedIn(context, baseURL);
    const api = await standIn(context, { 'common/vips': { data: testPlans }, vips: { data: testPlans } });
    await page.goto('/pricing');
    await hydrated(page);
    await buy(page, 'week').click();
    const said = async (key: string) => {
      await expect(dialog(page, key)).toContainText(message('en', 'plans', 'testShop'));
      await expect(dialog(page, key)).toContainText(message('en', 'plans', 'checker'));
    };
    await said('waiting.title');
    api.answer('stripe/status', paid());
    await said('success.title');
  });
});

for (const path of selling) {
  test(`${path} says before paying what can be used here, and never that nothing can${fullUnless(path === '/pricing')}`, async ({
    request,
  }) => {
    const { text, html } = await serverPage(request, path);
    if (['/', '/pricing'].includes(path))
      expect(text).toContain(message('en', 'plans', 'testShopHere').replace(/<[^>]+>/g, ''));
    if (path !== '/') expect(html).toMatch(/<p[^>]*>[^<]*<a[^>]*href="\/app\/exam"/);
    expect(text).not.toContain(message('en', 'plans', 'examRoom'));
  });
}

test('the AI tutor belongs to the plans from its price on @full', async ({ page }) => {
  for (const path of ['/', '/pricing']) {
    await page.goto(path);
    for (const [offer, key] of [
      ['week', 'notIncluded'],
      ['month', 'included'],
      ['quarter', 'included'],
    ] as const) {
      const plan = page.getByRole('listitem').filter({ has: buy(page, offer) });
      await expect(plan).toContainText(`${words('plans.tutor')}: ${words(`plans.${key}`)}`);
    }
  }
});
