import type { Page } from '@playwright/test';
import { fullUnless } from '../../support/full';
import { buy, paymentDialog as dialog, paymentText as text } from '../../support/offer-parts';
import { paid, priceOf, signedIn, standIn } from '../../support/purchases';
import { hydrated } from '../../support/site';
import { expect, test } from '../../support/test';

test.beforeEach(({ context, baseURL }) => signedIn(context, baseURL));

const line = (page: Page) => page.getByRole('region', { name: text('notice.paid') });

for (const width of [390, 1440]) {
  test(`a tab that waited says that another one has told, once, until it is closed, at ${String(width)} px${fullUnless(width === 390)}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const api = await standIn(context);
    await page.goto('/pricing');
    await hydrated(page);
    await buy(page, 'month').click();
    await expect(dialog(page, 'waiting.title')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/courses');
    await expect(dialog(other, 'waiting.title')).toBeVisible();
    api.answer('stripe/status', paid());

    const tabs = [page, other];
    const telling = () => Promise.all(tabs.map((tab) => dialog(tab, 'success.title').count()));
    await expect.poll(async () => (await telling()).reduce((sum, count) => sum + count, 0)).toBe(1);
    const counts = await telling();
    const [teller, waited] = counts[0] ? [page, other] : [other, page];
    await expect(line(waited)).toContainText(priceOf('month'));
    await expect(waited.getByRole('dialog')).toHaveCount(0);
    await expect(line(waited).getByRole('link', { name: text('page.home') })).toHaveAttribute(
      'href',
      /\/app#\/home$/,
    );
    await expect(line(teller)).toHaveCount(0);
    await expect(dialog(teller, 'success.title')).toBeVisible();

    // Told already: neither a page that is loaded again nor a new one says it.
    const later = await context.newPage();
    for (const tab of [waited, later]) {
      await tab.goto('/pricing');
      await hydrated(tab);
      await tab.waitForLoadState('networkidle');
      await expect(line(tab)).toHaveCount(0);
      await expect(tab.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('the line that another tab has told is closed by the keyboard, and stays closed @full', async ({
  page,
  context,
}) => {
  const api = await standIn(context);
  await page.goto('/pricing');
  await hydrated(page);
  await buy(page, 'month').click();
  await expect(dialog(page, 'waiting.title')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: text('waiting.title') })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/courses');
  await expect(other.getByRole('region', { name: text('waiting.title') })).toBeVisible();
  // Who does not look at a tab is not told there.
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  api.answer('stripe/status', paid());
  await expect(dialog(other, 'success.title')).toBeVisible();
  const close = line(page).getByRole('button', { name: text('cancelled.leave') });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveCount(0);
  await expect(dialog(other, 'success.title')).toBeVisible();
});
