import { env } from '../env';
import { locales, type Locale } from '../i18n/locales';

/** The languages whose pages a build draws; all, but where it keeps those of the others. */
export function drawnLocales(): readonly Locale[] {
  const { BUILD_LOCALES } = env;
  if (BUILD_LOCALES === undefined) return locales;
  const chosen = new Set(BUILD_LOCALES.split(','));
  return locales.filter((locale) => chosen.has(locale));
}
