import type { Language } from '../../contract';

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of a BCP 47 tag, such as `Brazilian Portuguese`; what is no tag stays as it is. */
export function languageName(lang: string): string {
  try {
    return inEnglish.of(lang) ?? lang;
  } catch {
    return lang;
  }
}

/** Until the languages are known, a stand-in that is named by its code. */
export function languageOf(languages: readonly Language[], code: string): Language {
  return languages.find((one) => one.code === code) ?? { code, name: code, lang: code, plurals: ['other'] };
}
