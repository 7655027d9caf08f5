/** Every language that the site is published in, English first; a further one begins here, and docs/where-to-change-what.md has the rest. */
export const locales = [
  'en',
  'id',
  'ja',
  'ko',
  'pt',
  'ru',
  'tr',
  'de',
  'es',
  'fr',
  'it',
  'th',
  'zh',
] as const;

/** A language the site is published in; the first path segment of every page but the English ones. */
export type Locale = (typeof locales)[number];

/** The language of addresses without a prefix (spec section 2). */
export const defaultLocale: Locale = 'en';

/** Whether `value` names a language of the site; exact case only. */
export function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value);
}
