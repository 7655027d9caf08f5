import { localizePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';
import { fullUnless } from '../../support/full';
import { hydrated } from '../../support/site';
import { headingsOf } from '../../support/survey/widths';
import { expect, test } from '../../support/test';

test('the largest headings are smaller where letters are taller or fill a square @full', async ({ page }) => {
  const sizeIn = async (locale: Locale) => {
    await page.goto(localizePath('/pricing', locale));
    return (await headingsOf(page, [1]))[0]?.size ?? 0;
  };
  const english = await sizeIn('en');
  for (const locale of ['th', 'ja'] as const) expect(await sizeIn(locale)).toBeCloseTo(0.9 * english, 1);
  expect(await sizeIn('ru')).toBe(english);
});

test('what is marked inside a heading keeps the lines of the heading @full', async ({ page }) => {
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
    test(`comes with the page in ${locale}, and no other part of it${fullUnless(locale === 'en' || locale === 'ja')}`, async ({
      page,
    }) => {
      const loaded = new Set<string>();
      page.on('request', (request) => {
        const name = /onest-([\w-]+)\./.exec(request.url())?.[1];
        if (name) loaded.add(name);
      });
      await page.goto(localizePath('/pricing', locale));
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
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
