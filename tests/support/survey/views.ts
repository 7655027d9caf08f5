import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { full } from '../full';
import { expect } from '../test';
import type { Surveyed } from './surveyed';
import { excessOf, headerLineOf, headingsOf, setWidth } from './widths';
import { checkWholeWords } from './words';

/** px: where the parts of a page stand otherwise, and where long words do not fit. */
const all = [1440, 1024, 768, 360, 320];

/**
 * What fits at 320 px fits at 360, because nothing but the header changes its layout between them (app/breakpoints.test.ts), which is
 * looked at on the start page; and where parts stand otherwise is looked at in languages of three scripts, one with long words. In
 * English one page of each kind, and in a full run every page, at every width.
 */
function widthsOf({ locale, path, isFirst }: Surveyed): readonly number[] {
  if (full || (locale === 'en' && isFirst)) return all;
  const wide = ['de', 'ja', 'th'].includes(locale) ? [1440, 1024, 768] : [1440];
  return [...wide, ...(path === '/' ? [360, 320] : [320])];
}

/**
 * No page scrolls sideways, no word is cut, and the header stays one line. A page is loaded at the width that the one before it was left with, and
 * looked at from there on.
 */
export async function checkWidths(page: Page, found: Surveyed) {
  const { url, path } = found;
  const widths = widthsOf(found);
  const current = page.viewportSize()?.width;
  for (const width of current === widths.at(-1) ? widths.toReversed() : widths) {
    if (width !== page.viewportSize()?.width) await setWidth(page, width);
    expect.soft(await excessOf(page), `${url} is too wide at ${width} px`).toBeLessThanOrEqual(0);
    await checkWholeWords(page, found, width);
    if (path === '/' && width !== 768)
      expect.soft(await headerLineOf(page), `${url} at ${width} px`).toBeLessThanOrEqual(60);
  }
}

const productPages = [
  ...['/products', '/practice', '/mock-exam', '/duolingo-practice-test', '/writing-ai-correction'],
  ...['/speaking-ai-correction', '/correction', '/learn', '/listen'],
];

/** No product page is longer than 6,500 px on a phone. */
export async function checkLength(page: Page, { url, path, locale }: Surveyed) {
  if (locale !== 'en' || !productPages.includes(path)) return;
  await setWidth(page, 390);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect.soft(height, `${url} is too long`).toBeLessThanOrEqual(6700);
}

/** How far apart the lines of headings must be at least, in font sizes: marks above and below letters need room. */
const least: Partial<Record<Locale, number>> = { en: 1.08, ru: 1.08, ja: 1.3, th: 1.38 };

/** Pages of three sizes of headings, and the account forms, of which one is opened. */
const pagesOfHeadings = [
  ...['/', '/pricing', '/mock-exam'],
  ...['/login', '/register', '/forget', '/resetPassword'],
];

export async function checkHeadingLines(page: Page, { url, path, locale }: Surveyed) {
  const ratio = least[locale];
  if (ratio === undefined || !pagesOfHeadings.includes(path)) return;
  await setWidth(page, 1440);
  const found = await headingsOf(page);
  expect.soft(found.length, url).toBeGreaterThan(0);
  // Pixels are rounded to a 64th.
  for (const heading of found) expect.soft(heading.ratio, url).toBeGreaterThanOrEqual(ratio - 0.005);
}
