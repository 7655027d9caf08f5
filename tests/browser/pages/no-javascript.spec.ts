import { chooseLanguage } from '../../support/languages';
import { priceOf } from '../../support/purchases';
import { message } from '../../support/site';
import { expect, test } from '../../support/test';

test.use({ javaScriptEnabled: false });

test('the menu, the questions and the languages work without script', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  await expect(page.getByText(priceOf('quarter'))).toBeVisible();

  const answer = page.getByText(message('en', 'pricing', 'faq.renewal.answer'));
  await expect(answer).toBeHidden();
  await page.getByText(message('en', 'pricing', 'faq.renewal.question')).click();
  await expect(answer).toBeVisible();

  await page.locator('header summary').first().click();
  await page
    .locator('header')
    .getByRole('link', { name: message('en', 'meta', 'writing.name') })
    .click();
  await expect(page).toHaveURL(/\/writing-ai-correction$/);

  await chooseLanguage(page, 'fr');
  await expect(page).toHaveURL(/\/fr\/writing-ai-correction$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('fr', 'writing', 'hero.title'));
});

test('the drawer opens and closes without script @full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('button', { name: message('en', 'chrome', 'header.open') }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: message('en', 'chrome', 'header.close') }).click();
  await expect(drawer).toBeHidden();
});
