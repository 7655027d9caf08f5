import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { full } from '../full';
import { message } from '../site';
import { expect } from '../test';
import type { Surveyed } from './surveyed';
import { excessOf, headerLineOf, headingsOf, setWidth } from './widths';

/** px; the narrowest are where long words do not fit, the others where the parts of a page stand otherwise. */
const narrow = [360, 320];
const all = [1440, 1024, 768, ...narrow];

/** Where the parts of a page stand otherwise is looked at in languages of three scripts, one with long words; a full run looks in every language. */
const widthsOf = (locale: Locale, isTemplate: boolean) =>
  isTemplate && (full || ['en', 'de', 'ja', 'th'].includes(locale)) ? all : [1440, ...narrow];

/** No page scrolls sideways, and the header stays one line. */
export async function checkWidths(page: Page, { url, path, locale, isTemplate }: Surveyed) {
  for (const width of widthsOf(locale, isTemplate)) {
    await setWidth(page, width);
    expect.soft(await excessOf(page), `${url} is too wide at ${width} px`).toBeLessThanOrEqual(0);
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
  expect.soft(height, `${url} is too long`).toBeLessThanOrEqual(6500);
}

/** How far apart the lines of headings must be at least, in font sizes: marks above and below letters need room. */
const least: Partial<Record<Locale, number>> = { en: 1.08, ru: 1.08, ja: 1.3, th: 1.38 };

export async function checkHeadingLines(page: Page, { url, path, locale }: Surveyed) {
  const ratio = least[locale];
  if (ratio === undefined || !['/', '/pricing', '/mock-exam', '/login'].includes(path)) return;
  const found = await headingsOf(page);
  expect.soft(found.length, url).toBeGreaterThan(0);
  // Pixels are rounded to a 64th.
  for (const heading of found) expect.soft(heading.ratio, url).toBeGreaterThanOrEqual(ratio - 0.005);
}

/** Every page stands in the layout that its route names. */
export async function checkLayout(page: Page, { url, route, locale }: Surveyed) {
  if (locale !== 'en') return;
  await expect.soft(page.getByRole('main'), url).toHaveCount(1);
  const header = route.layout === 'default' || route.layout === 'header';
  await expect.soft(page.locator('.site-header'), url).toHaveCount(header ? 1 : 0);
  const footer = route.layout === 'default' || route.layout === 'footer';
  const more = page.getByRole('navigation', { name: message('en', 'chrome', 'footer.label'), exact: true });
  await expect.soft(more, url).toHaveCount(footer ? 1 : 0);
}
