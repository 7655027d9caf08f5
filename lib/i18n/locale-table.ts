import { locales, type Locale } from './locales';

/**
 * What each language is called and how it is named to browsers and search engines. `lang` attributes, hreflang, the language selector,
 * the sitemap, Open Graph locales and the tests' loops derive from it. Apart from the codes, which every first visit needs.
 */
export const localeTable = {
  en: { name: 'English', lang: 'en', openGraph: 'en_US' },
  id: { name: 'Bahasa Indonesia', lang: 'id', openGraph: 'id_ID' },
  ja: { name: '日本語', lang: 'ja', openGraph: 'ja_JP' },
  ko: { name: '한국어', lang: 'ko', openGraph: 'ko_KR' },
  pt: { name: 'Português', lang: 'pt-BR', openGraph: 'pt_BR' },
  ru: { name: 'Русский', lang: 'ru', openGraph: 'ru_RU' },
  tr: { name: 'Türkçe', lang: 'tr', openGraph: 'tr_TR' },
  de: { name: 'Deutsch', lang: 'de', openGraph: 'de_DE' },
  es: { name: 'Español', lang: 'es', openGraph: 'es_ES' },
  fr: { name: 'Français', lang: 'fr', openGraph: 'fr_FR' },
  it: { name: 'Italiano', lang: 'it', openGraph: 'it_IT' },
  th: { name: 'ไทย', lang: 'th', openGraph: 'th_TH' },
  zh: { name: '中文', lang: 'zh-Hans', openGraph: 'zh_CN' },
} as const satisfies Record<Locale, { name: string; lang: string; openGraph: string }>;

/** What search engines are told of a language's pages: its code in addresses, and what its readers' browsers ask for where that is more. */
export const hreflangs = (locale: Locale): readonly string[] => [
  ...new Set([locale, localeTable[locale].lang]),
];

export function localeOfLang(lang: string): Locale | undefined {
  return locales.find((locale) => localeTable[locale].lang === lang);
}
