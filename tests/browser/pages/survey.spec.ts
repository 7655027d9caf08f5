import type { APIRequestContext, Page } from '@playwright/test';
import { locales, type Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { keepSteps } from '../../support/pending-steps';
import { hydrated, message, readDocument } from '../../support/site';
import { checkAccessibility, colorSchemeOf } from '../../support/survey/axe-plan';
import { documentChecks } from '../../support/survey/document-checks';
import { titleOf } from '../../support/survey/head';
import { isOpened, missingPages, surveyPages, type SurveyPage } from '../../support/survey/pages';
import type { Surveyed } from '../../support/survey/surveyed';
import { checkHeadingLines, checkLayout, checkLength, checkWidths } from '../../support/survey/views';
import { setWidth } from '../../support/survey/widths';
import { expect, test } from '../../support/test';

/*
 * Every page in every language, asked for once, and everything that this can show: what its document says and, where a browser opens
 * it, what that logs, how wide the page is, and what axe finds. Several pages share a test, because to begin a test costs more than
 * to load a page.
 */

const groupSize = 16;
const groups = Array.from({ length: Math.ceil(surveyPages.length / groupSize) }, (_, index) =>
  surveyPages.slice(index * groupSize, (index + 1) * groupSize),
);

async function prepare(page: Page, locale: Locale) {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: colorSchemeOf(locale) });
  await page.addInitScript(() => localStorage.setItem('languageSuggestion', 'dismissed'));
  // The second steps of registering and of choosing a password stay where they are.
  await keepSteps(page);
}

interface Answer {
  status: () => number;
  text: () => Promise<string>;
}

async function checkDocument(
  answer: Answer | null,
  surveyed: SurveyPage,
  locale: Locale,
  request: APIRequestContext,
) {
  const source = (await answer?.text()) ?? '';
  const status = answer?.status() ?? 0;
  const url = localizePath(surveyed.path, locale);
  const found: Surveyed = { ...surveyed, locale, url, status, source, ...readDocument(source) };
  for (const check of documentChecks) await check(found, request);
  return found;
}

/** What a page looks like, first in a window 1440 px wide. */
async function checkOpened(page: Page, found: Surveyed) {
  await hydrated(page);
  // What stands below the first screen has neither its size nor its colours until it comes near the window.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible';
  });
  await checkLayout(page, found);
  await checkHeadingLines(page, found);
  await checkWidths(page, found);
  await checkLength(page, found);
  // Last: it opens what is folded away.
  await checkAccessibility(page, found);
}

for (const locale of locales) {
  for (const [index, pages] of groups.entries()) {
    test(`the pages in ${locale}, part ${index + 1} of ${groups.length}: ${pages[0]?.path} to ${pages.at(-1)?.path}`, async ({
      page,
      request,
    }) => {
      test.setTimeout(180_000);
      await prepare(page, locale);
      for (const surveyed of pages) {
        await test.step(surveyed.path, async () => {
          const url = localizePath(surveyed.path, locale);
          if (!isOpened(surveyed, locale)) {
            await checkDocument(await request.get(url, { maxRedirects: 0 }), surveyed, locale, request);
            return;
          }
          await setWidth(page, 1440);
          const found = await checkDocument(await page.goto(url), surveyed, locale, request);
          await checkOpened(page, found);
        });
      }
    });
  }

  test(`the 404 page names the address in ${locale}`, async ({ page, allowErrors }) => {
    // Browsers log the status of the page itself.
    allowErrors(/status of 404/);
    await prepare(page, locale);
    for (const [path, kind] of missingPages) {
      const url = localizePath(path, locale);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      const said = message(locale, 'chrome', `notFound.${kind}`).replace('{path}', url);
      await expect.soft(page.getByText(said, { exact: true })).toBeVisible();
      if (path === '/nope') await checkAccessibility(page, { url, locale, isTemplate: true });
    }
  });
}

test('no two pages of a language have one title', () => {
  for (const locale of locales) {
    const titles = surveyPages.map(({ route }) => titleOf(route, locale));
    expect(new Set(titles).size, locale).toBe(titles.length);
  }
});
