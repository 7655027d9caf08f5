import { expect, it } from 'vitest';
import { hreflangs, localeOfLang, localeTable } from './locale-table';
import { locales } from './locales';

it('knows the language of a page by its lang attribute, which is not always its code', () => {
  for (const locale of locales) expect(localeOfLang(localeTable[locale].lang)).toBe(locale);
  expect(localeOfLang('zh-Hant')).toBeUndefined();
  expect(localeOfLang('')).toBeUndefined();
});

it('tells search engines the code of a language, and its tag where that says more', () => {
  expect(hreflangs('de')).toEqual(['de']);
  expect(hreflangs('pt')).toEqual(['pt', 'pt-BR']);
  expect(hreflangs('zh')).toEqual(['zh', 'zh-Hans']);
  expect(locales.flatMap(hreflangs)).toHaveLength(15);
});
