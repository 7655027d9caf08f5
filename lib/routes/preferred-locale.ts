import { isLocale, type Locale } from '../i18n/locales';

/**
 * The first of the browser's languages that the site is published in. Traditional Chinese is not offered the Simplified pages.
 *
 * @param languages BCP 47 tags, most wanted first, as in `navigator.languages`
 */
export function preferredLocale(languages: readonly string[]): Locale | undefined {
  for (const tag of languages) {
    const [language = '', ...subtags] = tag.toLowerCase().split('-');
    const traditional =
      language === 'zh' && subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag));
    if (isLocale(language) && !traditional) return language;
  }
  return undefined;
}
