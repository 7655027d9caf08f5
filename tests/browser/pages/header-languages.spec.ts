import { pageRoutes } from '@/lib/routes/routes';
import { fullUnless } from '../../support/full';
import { hydrated, message } from '../../support/site';
import { expect, test } from '../../support/test';

const t = (key: string) => message('en', 'chrome', key);

const productPages = [
  ...(['products', 'practice', 'mockExam', 'writing', 'speaking'] as const),
  ...(['practiceTest', 'correction', 'learn', 'listen'] as const),
];

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the languages open at its end and keep the address; notices step aside', async ({ page }) => {
    await page.clock.install();
    await page.goto('/pricing?a=1#plans');
    await hydrated(page);
    await page.clock.runFor(5_500);
    const notice = page.locator('#notices section', { hasText: t('cookieNotice.line') });
    await expect(notice).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: `${t('language.choose')}: English` })
      .click();
    const list = page.getByRole('navigation', { name: t('language.label') });
    await expect(list).toBeVisible();
    await expect(notice).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(notice).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('language.choose') })
      .click();
    await list.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/pricing\?a=1#plans$/);
  });

  test('each product page can be reached from menu or footer @full', async ({ page }) => {
    await page.goto('/');
    const targets = await page
      .locator('header a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const id of productPages) expect(targets).toContain(pageRoutes[id].path);
  });
});

for (const width of [360, 768]) {
  test.describe(`on a ${width} px screen`, () => {
    test.use({ viewport: { width, height: 780 }, hasTouch: true });

    test(`the languages are the first row of the drawer and give the focus back to it${fullUnless(width === 360)}`, async ({
      page,
    }) => {
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('button', { name: t('header.open') }).tap();
      const drawer = page.getByRole('dialog', { name: t('header.label') });
      const row = drawer.getByRole('navigation').getByRole('button').first();
      await expect(row).toHaveText('English');
      await row.tap();
      const list = page.getByRole('navigation', { name: t('language.label') });
      const english = list.getByRole('link', { name: 'English' });
      await expect(english).toBeVisible();
      expect((await english.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(drawer).toBeVisible();
      await expect(row).toBeFocused();
      await row.tap();
      await list.getByRole('link', { name: 'Deutsch' }).tap();
      await expect(page).toHaveURL(/\/de$/);
    });
  });
}
