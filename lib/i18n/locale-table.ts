import { locales, type Locale } from './locales';

/**
 * What each language is called and how it is named to browsers and search engines. `lang` attributes, hreflang, the language selector,
 * the sitemap, Open Graph locales and the tests' loops derive from it. Apart from the codes, which every first visit needs.
 */
export const localeTable = {
  en: { name: 'English', lang: 'en', hreflang: ['en'], openGraph: 'en_US' },
  id: { name: 'Bahasa Indonesia', lang: 'id', hreflang: ['id'], openGraph: 'id_ID' },
  ja: { name: '日本語', lang: 'ja', hreflang: ['ja'], openGraph: 'ja_JP' },
  ko: { name: '한국어', lang: 'ko', hreflang: ['ko'], openGraph: 'ko_KR' },
  pt: { name: 'Português', lang: 'pt-BR', hreflang: ['pt', 'pt-BR'], openGraph: 'pt_BR' },
  ru: { name: 'Русский', lang: 'ru', hreflang: ['ru'], openGraph: 'ru_RU' },
  tr: { name: 'Türkçe', lang: 'tr', hreflang: ['tr'], openGraph: 'tr_TR' },
  de: { name: 'Deutsch', lang: 'de', hreflang: ['de'], openGraph: 'de_DE' },
  es: { name: 'Español', lang: 'es', hreflang: ['es'], openGraph: 'es_ES' },
  fr: { name: 'Français', lang: 'fr', hreflang: ['fr'], openGraph: 'fr_FR' },
  it: { name: 'Italiano', lang: 'it', hreflang: ['it'], openGraph: 'it_IT' },
  th: { name: 'ไทย', lang: 'th', hreflang: ['th'], openGraph: 'th_TH' },
  zh: { name: '中文', lang: 'zh-Hans', hreflang: ['zh', 'zh-Hans'], openGraph: 'zh_CN' },
} as const satisfies Record<
  Locale,
  { name: string; lang: string; hreflang: readonly string[]; openGraph: string }
>;

/** The language whose pages carry this `lang` attribute. */
export function localeOfLang(lang: string): Locale | undefined {
  return locales.find((locale) => localeTable[locale].lang === lang);
}
