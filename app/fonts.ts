import accents from './fonts/onest-accents.woff2';
import basic from './fonts/onest-basic.woff2';
import cyrillic from './fonts/onest-cyrillic.woff2';
import turkish from './fonts/onest-turkish.woff2';
import type { Locale } from '@/lib/i18n/locales';

/** The files of app/fonts.css that a language's texts need besides the basic one, which every page needs. */
const own: Partial<Record<Locale, readonly string[]>> = {
  de: [accents],
  es: [accents],
  fr: [accents],
  it: [accents],
  pt: [accents],
  ru: [cyrillic],
  tr: [accents, turkish],
};

/** The files that a page of this language preloads, so that they come with the style sheet and not after it has been read. */
export function fontFiles(locale: Locale): readonly string[] {
  return [basic, ...(own[locale] ?? [])];
}
