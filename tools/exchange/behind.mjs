import { findBehind } from '../catalogs/ledger/ledger.mjs';
import { readCatalogs } from '../catalogs/read/read-folders.mjs';

/**
 * The texts of a language whose English changed since they were translated.
 *
 * @param {Pick<import('./site.mjs').Site, 'root' | 'tables' | 'ledger'>} site
 * @param {string} code of the language
 * @returns {Promise<import('../catalogs/ledger/ledger.mjs').Behind[]>}
 */
export async function behindOf({ root, tables, ledger }, code) {
  if (ledger === undefined) return [];
  const { catalogs } = await readCatalogs(`${root}/messages`, tables, [code]);
  return findBehind(ledger, catalogs);
}
