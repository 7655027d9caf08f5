import { message, translate } from '../../support/site';
import { expect, test } from '../../support/test';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the number at a correction opens its reason', async ({ page }) => {
    await page.goto('/');
    const reason = page.getByText(message('en', 'home', 'hero.reason'));
    await expect(reason).toBeHidden();
    await page.getByRole('heading', { level: 1 }).getByRole('link').click();
    await expect(reason).toBeVisible();

    await page.goto('/writing-ai-correction');
    const article = page.getByText(message('en', 'figures', 'correctedParagraph.note.tense'));
    await page.getByText(message('en', 'questions', 'lookFor'), { exact: true }).click();
    await expect(article).toBeVisible();
    const last = page.getByRole('link', {
      name: translate('en', 'figures', 'reason', { number: 4 }),
    });
    const link = page.getByText(message('en', 'figures', 'correctedParagraph.note.link'));
    await expect(link).toBeHidden();
    await last.click();
    await expect(link).toBeVisible();
  });
});
