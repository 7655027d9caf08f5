import type { Language } from '../../contract';

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });

/** What our staff calls a language: `Brazilian Portuguese`. */
export function languageName(lang: string): string {
  try {
    return inEnglish.of(lang) ?? lang;
  } catch {
    return lang;
  }
}

/** A language by its code, as the site knows it. */
export function languageOf(languages: readonly Language[], code: string): Language {
  return languages.find((one) => one.code === code) ?? { code, name: code, lang: code, plurals: ['other'] };
}
