import { expect, test, type Page } from '@playwright/test';
import { localizePath } from '../lib/i18n/paths';
import type { Locale } from '../lib/i18n/locales';

/** How far apart the lines of headings must be at least, in font sizes: marks above and below letters need room. */
const least = { en: 1.08, ru: 1.08, ja: 1.3, th: 1.38 } as const satisfies Partial<Record<Locale, number>>;

const headings = (page: Page, level: 1 | 2) =>
  page
    .getByRole('main')
    .getByRole('heading', { level })
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { fontSize, lineHeight } = getComputedStyle(element);
          return { size: parseFloat(fontSize), ratio: parseFloat(lineHeight) / parseFloat(fontSize) };
        }),
    );

for (const [locale, ratio] of Object.entries(least) as [keyof typeof least, number][]) {
  test(`the lines of headings keep apart in ${locale}`, async ({ page }) => {
    for (const path of ['/', '/pricing', '/mock-exam', '/login']) {
      await page.goto(localizePath(path, locale));
      const found = [...(await headings(page, 1)), ...(await headings(page, 2))];
      expect(found.length, path).toBeGreaterThan(0);
      // Pixels are rounded to a 64th.
      for (const heading of found) expect(heading.ratio, path).toBeGreaterThanOrEqual(ratio - 0.005);
    }
  });
}

test('the largest headings are smaller where letters are taller or fill a square', async ({ page }) => {
  const sizeIn = async (locale: Locale) => {
    await page.goto(localizePath('/pricing', locale));
    return (await headings(page, 1))[0]?.size ?? 0;
  };
  const english = await sizeIn('en');
  for (const locale of ['th', 'ja'] as const) expect(await sizeIn(locale)).toBeCloseTo(0.9 * english, 1);
  expect(await sizeIn('ru')).toBe(english);
});

test('what is marked inside a heading keeps the lines of the heading', async ({ page }) => {
  await page.goto(localizePath('/pricing', 'th'));
  const same = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const mark = document.createElement('ins');
    heading.append(mark);
    return getComputedStyle(mark).lineHeight === getComputedStyle(heading).lineHeight;
  });
  expect(same).toBe(true);
});

test.describe('the typeface', () => {
  const files = {
    en: ['basic'],
    ru: ['basic', 'cyrillic'],
    tr: ['basic', 'accents', 'turkish'],
    ja: ['basic'],
  };
  for (const [locale, names] of Object.entries(files) as [Locale, string[]][]) {
    test(`comes with the page in ${locale}, and no other part of it`, async ({ page }) => {
      const loaded = new Set<string>();
      page.on('request', (request) => {
        const name = /onest-([\w-]+)\./.exec(request.url())?.[1];
        if (name) loaded.add(name);
      });
      await page.goto(localizePath('/pricing', locale), { waitUntil: 'networkidle' });
      expect([...loaded].sort()).toEqual([...names].sort());
      const faces = await page.evaluate(() =>
        [...document.fonts]
          .filter(({ family, status }) => family.replace(/["']/g, '') === 'Onest' && status !== 'unloaded')
          .map(({ status }) => status),
      );
      expect(faces).toEqual(names.map(() => 'loaded'));
    });
  }
});
