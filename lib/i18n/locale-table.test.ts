import { expect, it } from 'vitest';
import { localeOfLang, localeTable } from './locale-table';
import { locales } from './locales';

it('knows the language of a page by its lang attribute, which is not always its code', () => {
  for (const locale of locales) expect(localeOfLang(localeTable[locale].lang)).toBe(locale);
  expect(localeOfLang('zh-Hant')).toBeUndefined();
  expect(localeOfLang('')).toBeUndefined();
});
