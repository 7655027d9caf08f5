import ledger from '../../content/last-modified.json';
import type { Locale } from '../i18n/locales';
import type { Route } from './routes';

type Ledger = Record<string, Record<string, { date: string } | undefined> | undefined>;

/**
 * The day (`YYYY-MM-DD`) on which the text of a page last changed in a language, from the ledger that `npm run lastmod` keeps;
 * undefined when the ledger has no entry, as a sitemap without a date is better than one with a wrong date.
 */
export function lastModified(id: Route['id'], locale: Locale): string | undefined {
  return (ledger as Ledger)[id]?.[locale]?.date;
}
