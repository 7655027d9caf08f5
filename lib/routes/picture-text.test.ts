import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../i18n/locales';
import { brand } from '../site/brand';
import { routes } from './routes';
import { ogText } from './picture-text';

const translated = locales.filter((locale) =>
  ['meta', 'courses'].every((name) =>
    existsSync(new URL(`../../messages/${locale}/${name}.json`, import.meta.url)),
  ),
);

test.each(translated)(
  'every page and lesson has its text in %s, with nothing left to fill in',
  async (locale) => {
    for (const { id } of routes) {
      const text = await ogText(locale, id);
      expect(text?.title, id).toMatch(/\S/);
      expect(text?.description, id).toMatch(/\S/);
      expect(`${text?.title} ${text?.description}`, id).not.toMatch(/[{}]|\s\s/);
    }
  },
);

test('the brand stands where the catalog has its placeholder', async () => {
  expect((await ogText('en', 'about'))?.title).toContain(brand.name);
});

test.each([
  ['xx', 'home'],
  ['EN', 'home'],
  ['en', 'nope'],
  ['en', '__proto__'],
  ['en', 'lessons'],
  ['../en', 'home'],
])('there is no text for %s/%s', async (locale, id) => {
  expect(await ogText(locale, id)).toBeUndefined();
});
