import type { Locale } from '../i18n/locales';

/** Words a minute that an attentive reader takes in; segments of Chinese and Japanese are shorter than words elsewhere. */
const pace = 200;
const paces: Partial<Record<Locale, number>> = { ja: 300, zh: 260 };

/** Minutes in which a text is read, at least one. */
export function readingMinutes(text: string, locale: Locale): number {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  let words = 0;
  for (const { isWordLike } of segments) if (isWordLike) words += 1;
  return Math.max(1, Math.round(words / (paces[locale] ?? pace)));
}
