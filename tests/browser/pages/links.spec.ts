import type { Page } from '@playwright/test';
import { pageRoutes } from '@/lib/routes/routes';
import { countDocuments } from '../../support/deployment/documents';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

const named = (page: Page, key: string) =>
  page.getByRole('banner').getByRole('link', { name: message('en', 'meta', `${key}.name`), exact: true });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrated(page);
});

test('a link changes the page without a new document and starts at its top, also by the keyboard', async ({
  page,
}) => {
  const loads = countDocuments(page);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await named(page, 'pricing').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(message('en', 'meta', 'pricing.title'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(message('en', 'meta', 'home.title'));
  await page.goForward();
  await expect(page).toHaveTitle(message('en', 'meta', 'pricing.title'));
  expect(loads()).toBe(0);
});

for (const [kind, options] of [
  ['with Control', { modifiers: ['ControlOrMeta' as const] }],
  ['by the middle button', { button: 'middle' as const }],
] satisfies [string, Parameters<ReturnType<Page['getByRole']>['click']>[0]][]) {
  test(`a click ${kind} opens another tab and leaves this one @full`, async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await named(page, 'pricing').click(options);
    await expect(await opened).toHaveURL(new RegExp(`${pageRoutes.pricing.path}$`));
    expect(new URL(page.url()).pathname).toBe('/');
  });
}

test('a link to a section leads to it from another page and from the same one, and back again', async ({
  page,
}) => {
  const loads = countDocuments(page);
  const footer = page.getByRole('contentinfo');
  const section = (key: string) =>
    footer.getByRole('link', { name: message('en', 'chrome', `footer.sections.${key}`), exact: true });
  const top = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await section('reading').click();
  await expect(page).toHaveURL(/\/courses#reading$/);
  await expect.poll(() => top('reading')).toBeLessThan(200);
  await section('writing').click();
  await expect(page).toHaveURL(/\/courses#writing$/);
  await expect.poll(() => top('writing')).toBeLessThan(200);
  await named(page, 'pricing').click();
  await expect(page).toHaveTitle(message('en', 'meta', 'pricing.title'));
  await page.goBack();
  await expect(page).toHaveURL(/\/courses#writing$/);
  await expect(page).toHaveTitle(message('en', 'meta', 'courses.title'));
  expect(loads()).toBe(0);
});

test('before anything runs, links are plain ones @full', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await named(page, 'pricing').click();
  await expect(page).toHaveTitle(message('en', 'meta', 'pricing.title'));
  await context.close();
});
