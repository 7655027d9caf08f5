import { createHash } from 'node:crypto';

/** One page in one language: a hash of its text and the day (`YYYY-MM-DD`, UTC) on which that text appeared. */
interface LedgerEntry {
  hash: string;
  date: string;
}

/** Page id to language to entry. */
export type Ledger = Record<string, Record<string, LedgerEntry>>;

/** What `nextLedger` needs to know of a page. */
export interface PageText {
  id: string;
  locale: string;
  /** Everything a reader of the page can see, as one string. */
  text: string;
}

/**
 * The ledger after a look at every page: an entry whose text is unchanged keeps its date, everything else gets `today`.
 * Pages that no longer exist drop out. Search engines trust a `lastmod` only while it is true, so the date of a build never
 * goes in.
 */
export function nextLedger(current: Ledger, pages: readonly PageText[], today: string): Ledger {
  const ledger: Ledger = {};
  for (const { id, locale, text } of pages) {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    const known = current[id]?.[locale];
    (ledger[id] ??= {})[locale] = known?.hash === hash ? known : { hash, date: today };
  }
  return ledger;
}
