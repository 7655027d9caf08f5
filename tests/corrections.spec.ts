import { expect, test } from '@playwright/test';
import { locales } from '../lib/i18n/locales';
import { localizePath } from '../lib/i18n/paths';
import { message, serverPage } from './support/site';

test('the head of the home page shows no marks of its headline in any language', async ({ request }) => {
  for (const locale of locales) {
    const url = localizePath('/', locale);
    const source = await (await request.get(url)).text();
    const head = source.slice(0, source.indexOf('</head>'));
    expect(head, url).not.toMatch(/(?:<|&lt;)\/?(?:del|ins)\b/);
    const data = source.match(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g)?.join('') ?? '';
    expect(data, url).not.toMatch(/(?:<|\\u003c)\/?(?:del|ins)\b/);
    const { html } = await serverPage(request, url);
    expect(html, url).toMatch(/<h1[^>]*>(?:(?!<\/h1>)[\s\S])*<ins>/);
  }
});

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
    await expect(article).toBeVisible();
    const last = page.getByRole('link', {
      name: message('en', 'figures', 'reason').replace('{number, number}', '4'),
    });
    const link = page.getByText(message('en', 'figures', 'correctedParagraph.note.link'));
    await expect(link).toBeHidden();
    await last.click();
    await expect(link).toBeVisible();
  });
});
