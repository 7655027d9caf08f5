import { localeTable } from '@/lib/i18n/locale-table';
import { locales } from '@/lib/i18n/locales';
import { fullUnless } from '../../support/full';
import { chooseLanguage, openLanguages } from '../../support/languages';
import { violationsOf } from '../../support/survey/axe';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`the selector lists every language by their own names and keeps page, query and fragment${fullUnless(width === 360)}`, async ({
      page,
    }) => {
      await page.goto('/courses?utm_source=x#speaking');
      await hydrated(page);
      const list = await openLanguages(page);
      await expect(list.getByRole('link')).toHaveText(locales.map((locale) => localeTable[locale].name));
      await expect(list.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
      await list.getByRole('link', { name: '日本語' }).click();
      await expect(page).toHaveURL(/\/ja\/courses\?utm_source=x#speaking$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        message('ja', 'courses', 'hero.title'),
      );
    });
  });
}

test('a choice lasts a year, opens the start page and can be taken back', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  await chooseLanguage(page, 'de');
  await expect(page).toHaveURL(/\/de$/);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'NEXT_LOCALE');
  expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto('/');
  await expect(page).toHaveURL(/\/de$/);
  await hydrated(page);
  await chooseLanguage(page, 'en', 'de');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a browser that prefers another language', () => {
  test.use({ locale: 'de-AT' });
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookieShow', 'true')));

  test('is offered its language, in its language, and takes the offer', async ({ page }) => {
    await page.goto('/pricing?a=1');
    const offer = page.getByRole('complementary', { name: message('de', 'suggestion', 'label') });
    await expect(offer).toContainText(message('de', 'suggestion', 'text'));
    expect(await violationsOf(page)).toEqual([]);
    await offer.getByRole('link', { name: message('de', 'suggestion', 'switch') }).click();
    await expect(page).toHaveURL(/\/de\/pricing\?a=1$/);
    await hydrated(page);
    await expect(page.getByRole('complementary', { name: message('de', 'suggestion', 'label') })).toHaveCount(
      0,
    );
  });

  test('can stay, and is not asked again @full', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: message('de', 'suggestion', 'dismiss') }).click();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    const loaded: string[] = [];
    page.on(
      'response',
      (response) => void (response.url().includes('/_next/') && loaded.push(response.url())),
    );
    await page.goto('/courses');
    await hydrated(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByRole('complementary')).toHaveCount(0);
    expect(loaded.length).toBeGreaterThan(0);
  });
});
