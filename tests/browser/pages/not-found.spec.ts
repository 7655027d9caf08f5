import { localeTable } from '@/lib/i18n/locale-table';
import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { fullUnless } from '../../support/full';
import { folded, matches, message, serverPage } from '../../support/site';
import { expect, test } from '../../support/test';

const unknown = [
  '/nope',
  '/courses/nope',
  '/courses/nope/deeper',
  '/blog/nope',
  '/blog/a/b/c',
  '/a/b/c/d',
  '/file.txt',
  '/404',
  '/success',
];

for (const locale of locales) {
  test(`unknown addresses are 404 pages in ${locale}`, async ({ request }) => {
    for (const path of unknown) {
      const url = localizePath(path, locale);
      const page = await serverPage(request, url);
      expect(page.status, url).toBe(404);
      expect(matches(page.html, /<html lang="([^"]*)"/g), url).toEqual([localeTable[locale].lang]);
      expect(matches(page.html, /<meta name="robots" content="([^"]*)"/g), url).toEqual(['noindex, follow']);
      expect(page.html, url).not.toContain('rel="canonical"');
      expect(page.text, url).toContain(folded(message(locale, 'chrome', 'notFound.title')));
      expect(page.headers['content-security-policy'], url).toContain("script-src 'self' 'sha256-");
      expect(page.headers['cache-control'], url).toContain('s-maxage=60');
    }
  });
}

test('an unknown language is an English 404 page', async ({ request }) => {
  const page = await serverPage(request, '/xx/courses');
  expect(page.status).toBe(404);
  expect(page.text).toContain('Page Not Found');
});

for (const locale of ['en', 'de', 'th'] as const) {
  test(`the 404 page leads home in ${locale}${fullUnless(locale === 'de')}`, async ({
    page,
    allowErrors,
  }) => {
    // Browsers log the status of the page itself.
    allowErrors(/status of 404/);
    await page.goto(localizePath('/nope', locale));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      message(locale, 'chrome', 'notFound.title'),
    );
    await main.getByRole('link', { name: message(locale, 'chrome', 'notFound.return') }).click();
    await expect(page).toHaveTitle(message(locale, 'meta', 'home.title'));
  });
}

test('the English 404 page says what the specification says', () => {
  expect(message('en', 'chrome', 'notFound.title')).toBe('Page Not Found');
  expect(message('en', 'chrome', 'notFound.return')).toBe('Return to Homepage');
});

test('files and API calls that do not exist are not found, and may run nothing', async ({ request }) => {
  const files = ['/assets/nope.png', '/_next/static/nope.js', '/og/en/nope.png', '/videos/nope.mp4'];
  for (const url of [
    ...files,
    '/bank/en/nope.json',
    '/captions/en/nope.vtt',
    '/captions/nope',
    '/api/nope',
  ]) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(404);
    expect(response.headers()['content-security-policy'], url).toContain("default-src 'none'");
  }
});
