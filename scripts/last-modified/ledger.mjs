import { createHash } from 'node:crypto';

/**
 * By the address of a page (`/de/pricing`): the day on which what it says last changed, and a hash of that, as in
 * `2026-11-22 Ab3dEf9h`.
 *
 * @typedef {Record<string, string>} Ledger
 */

/** @typedef {ReadonlyMap<string, string>} PageTexts what each page says, by its address */

/**
 * The ledger after a look at every page: an entry whose text is unchanged keeps its date, everything else gets `today`.
 * Pages that no longer exist drop out. Search engines trust a `lastmod` only while it is true, so the date of a build never
 * goes in.
 *
 * @param {Ledger} current
 * @param {PageTexts} pages
 * @param {string} today `YYYY-MM-DD`, UTC
 * @returns {Ledger}
 */
export function nextLedger(current, pages, today) {
  return Object.fromEntries(
    [...pages].map(([address, text]) => {
      const hash = hashOf(text);
      const known = current[address];
      return [address, known?.endsWith(` ${hash}`) ? known : `${today} ${hash}`];
    }),
  );
}

/**
 * Pages whose date is not true: what they say has changed, they are new, or they are gone.
 *
 * @param {Ledger} ledger
 * @param {PageTexts} pages
 * @returns {string[]} addresses
 */
export function outdated(ledger, pages) {
  const gone = Object.keys(ledger).filter((address) => !pages.has(address));
  const changed = [...pages].filter(([address, text]) => !ledger[address]?.endsWith(` ${hashOf(text)}`));
  return [...changed.map(([address]) => address), ...gone];
}

/**
 * As the file has it: a line for each page, so that a change of one text is a change of one line.
 *
 * @param {Ledger} ledger
 */
export function ledgerContent(ledger) {
  return `${JSON.stringify(ledger, undefined, 1)}\n`;
}

/** Long enough that a change is seen: two texts of one page are alike once in 2^48. @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
