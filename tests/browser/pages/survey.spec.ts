import type { Page } from '@playwright/test';
import { locales, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { full, fullUnless } from '../../support/full';
import { keepSteps } from '../../support/pending-steps';
import { hydrated, translate } from '../../support/site';
import { checkAccessibility, colorSchemeOf } from '../../support/survey/axe-plan';
import { checkDocument } from '../../support/survey/document-checks';
import { titleOf } from '../../support/survey/head';
import { isOpened, missingPages, pagesIn } from '../../support/survey/pages';
import type { Surveyed } from '../../support/survey/surveyed';
import { checkHeadingLines, checkLength, checkWidths } from '../../support/survey/views';
import { setWidth } from '../../support/survey/widths';
import { expect, test } from '../../support/test';

/*
 * Every page in every language, asked for once, and everything that this can show: what its document says and, where a browser opens
 * it, what that logs, how wide the page is, and what axe finds. Several pages share a test, because to begin a test costs more than
 * to load a page.
 */

/** The pages of a language in the parts that share a test: short ones where a browser opens every page. */
function partsOf(locale: Locale) {
  const size = full ? 16 : pagesIn(locale).length;
  return Array.from({ length: Math.ceil(pagesIn(locale).length / size) }, (_, index) =>
    pagesIn(locale).slice(index * size, (index + 1) * size),
  );
}

async function prepare(page: Page, locale: Locale) {
  await setWidth(page, 1440);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: colorSchemeOf(locale) });
  await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
  // The second steps of registering and of choosing a password stay where they are.
  await keepSteps(page);
}

/** What a page looks like. */
async function checkOpened(page: Page, found: Surveyed) {
  await hydrated(page);
  await checkHeadingLines(page, found);
  await checkWidths(page, found);
  await checkLength(page, found);
  // Last: it opens what is folded away.
  await checkAccessibility(page, found);
}

for (const locale of locales) {
  for (const [index, pages] of partsOf(locale).entries()) {
    const first = pages[0]?.path;
    const last = pages.at(-1)?.path;
    test(`the pages in ${locale}, part ${index + 1}: ${first} to ${last}`, async ({ page, request }) => {
      test.setTimeout(180_000);
      await prepare(page, locale);
      for (const surveyed of pages) {
        await test.step(surveyed.path, async () => {
          const url = localizePath(surveyed.path, locale);
          if (!isOpened(surveyed, locale)) {
            await checkDocument(await request.get(url, { maxRedirects: 0 }), surveyed, locale, request);
            return;
          }
          const found = await checkDocument(await page.goto(url), surveyed, locale, request);
          await checkOpened(page, found);
        });
      }
    });
  }

  test(`the 404 page names the address in ${locale}${fullUnless(locale === 'en' || locale === 'th')}`, async ({
    page,
    allowErrors,
  }) => {
    // Browsers log the status of the page itself.
    allowErrors(/status of 404/);
    await prepare(page, locale);
    for (const [path, kind] of missingPages(locale)) {
      const url = localizePath(path, locale);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      const said = translate(locale, 'chrome', `notFound.${kind}`, { path: url });
      await expect.soft(page.getByText(said, { exact: true })).toBeVisible();
      if (path === '/nope') await checkAccessibility(page, { url, locale });
    }
  });
}

test('no two pages of a language have one title', () => {
  for (const locale of locales) {
    const titles = pagesIn(locale).map(({ route }) => titleOf(route, locale));
    expect(new Set(titles).size, locale).toBe(titles.length);
  }
});
