import { expect, test } from '@playwright/test';
import { locales } from '../lib/i18n/locales';
import { localizePath } from '../lib/i18n/paths';
import { claims, ratingCount } from '../lib/site/facts';
import { folded, matches, message, serverPage } from './support/site';

/** Pages with claims, and how many blocks of them. */
const pages = [
  ['/', 3],
  ['/practice', 1],
  ['/products', 1],
  ['/learn', 1],
  ['/mock-exam', 1],
  ['/correction', 1],
] as const;

for (const locale of locales) {
  test(`the claims stand on the pages in ${locale}, each block with one mark as long as they are samples`, async ({
    request,
  }) => {
    const mark = folded(message(locale, 'claims', 'sample'));
    for (const [path, blocks] of pages) {
      const url = localizePath(path, locale);
      const { text } = await serverPage(request, url);
      expect(text.split(mark).length - 1, url).toBe(claims.sample ? blocks : 0);
    }
    const { text } = await serverPage(request, localizePath('/', locale));
    const number = (value: number, options?: Intl.NumberFormatOptions) =>
      folded(new Intl.NumberFormat(locale, options).format(value));
    expect(text).toContain(number(claims.successRate, { style: 'percent' }));
    expect(text).toContain(number(claims.rating.average));
    expect(text).toContain(number(ratingCount()));
    for (const value of [claims.users, claims.questions, claims.mockExams, claims.corrections])
      expect(text).toContain(`${number(value, { notation: 'compact' })}+`);
    const exam = await serverPage(request, localizePath('/mock-exam', locale));
    expect(exam.text).toContain(`${number(claims.mockTestsTaken)}+`);
    const correction = await serverPage(request, localizePath('/correction', locale));
    expect(correction.text).toContain(`${number(claims.scoredReports)}+`);
  });
}

test('sample figures are not in the structured data', async ({ request }) => {
  const source = await (await request.get('/')).text();
  const blocks = matches(source, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).join();
  expect(blocks.includes('aggregateRating')).toBe(!claims.sample);
  expect(blocks).not.toContain(String(claims.users));
});

test('the footer and the sitemap page lead to the sitemap file', async ({ page }) => {
  await page.goto('/sitemap');
  await expect(page.getByRole('main').getByRole('link', { name: 'sitemap.xml' })).toHaveAttribute(
    'href',
    '/sitemap.xml',
  );
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'sitemap.xml' })).toHaveAttribute(
    'href',
    '/sitemap.xml',
  );
});
