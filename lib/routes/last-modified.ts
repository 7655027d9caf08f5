import ledger from '@/content/last-modified.json';
import type { Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';

/**
 * The day (`YYYY-MM-DD`) on which what a page says last changed in a language, from the ledger that `npm run lastmod` keeps;
 * undefined when the ledger has no entry, as a sitemap without a date is better than one with a wrong date.
 *
 * @param path of the page, without locale
 */
export function lastModified(path: string, locale: Locale): string | undefined {
  const entries: Readonly<Record<string, string>> = ledger;
  return entries[localizePath(path, locale)]?.split(' ')[0];
}
