import type { Page, Route } from '@playwright/test';
import { brand } from '@/lib/site/brand';
import { text } from '../../support/accounts';
import { app, homeAnswers, owner, pack, pro } from '../../support/app-home';
import { fullUnless } from '../../support/full';
import { violationsOf } from '../../support/survey/axe';
import { signedIn, standIn } from '../../support/purchases';
import { failedLoads } from '../../support/problems';
import { expect, test } from '../../support/test';

/** What the page says of one thing that is owned. */
const owned = (page: Page, name: string) =>
  page.locator('main dl > div').filter({ has: page.locator('dt', { hasText: name }) });
const part = (page: Page, key: string) => page.getByRole('region', { name: app(key) });
const button = (page: Page, key: string) => page.getByRole('button', { name: app(key), exact: true });

test('lists purchases, and prints a receipt alone', async ({ page, context, baseURL }) => {
  await standIn(context, {
    ...homeAnswers,
    'account/purchases': { data: [pack, { ...pro, testShop: true, state: 'refunded' }] },
  });
  await signedIn(context, baseURL);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/app');
  const entries = part(page, 'purchases.title').getByRole('listitem');
  await expect(entries.first()).toContainText(app('purchases.exams', { count: 3 }));
  for (const words of [
    '$13.99',
    app('purchases.state.paid'),
    app('purchases.paidOn', { date: 'February 5, 2026' }),
    app('purchases.until', { date: 'February 3, 2099' }),
    app('purchases.number', { number: 'log-2' }),
  ]) {
    await expect(entries.first()).toContainText(words);
  }
  await expect(entries.last()).toContainText(app('purchases.state.refunded'));
  await expect(entries.last()).toContainText(app('purchases.test'));

  await entries.last().getByRole('button').click();
  const receipt = page.getByRole('dialog', { name: app('purchases.receipt') });
  for (const words of [
    'log-1',
    brand.company,
    owner.email,
    '$39.90',
    'February 1, 2026',
    app('receipt.test'),
  ]) {
    await expect(receipt).toContainText(words);
  }
  await receipt.getByRole('button', { name: app('receipt.print') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText('log-1')).toBeVisible();
  await expect(page.getByText(brand.company, { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(receipt.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
  await expect(entries.last().getByRole('button')).toBeFocused();
});

test('a part that cannot be loaded says so, and waits for the network @full', async ({
  allowErrors,
  page,
  context,
  baseURL,
}) => {
  allowErrors(failedLoads);
  const api = await standIn(context, {
    ...homeAnswers,
    'account/purchases': (route: Route) => route.abort('connectionrefused'),
  });
  await signedIn(context, baseURL);
  await page.goto('/app');
  const purchases = part(page, 'purchases.title');
  await expect(purchases.getByRole('alert')).toContainText(app('failed'));
  await expect(owned(page, text('app.corrections'))).toContainText(app('own.unknown'));
  await context.setOffline(true);
  await expect(purchases.getByRole('alert')).toContainText(app('offline'));
  api.answer('account/purchases', homeAnswers['account/purchases']);
  await context.setOffline(false);
  await expect(purchases.getByRole('listitem')).toHaveCount(2);
});

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test(`axe finds nothing, with dialogs and forms open too${fullUnless(width === 360)}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await standIn(context, homeAnswers);
      await signedIn(context, baseURL);
      await page.goto('/app');
      await button(page, 'password.change').click();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const key of ['name.change', 'sessions.endOthers', 'remove.open']) {
        await button(page, key).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        if (key === 'remove.open') await page.keyboard.press('Enter');
        expect(await violationsOf(page), key).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });
  });
}
