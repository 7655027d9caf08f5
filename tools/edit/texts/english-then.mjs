import path from 'node:path';
import { execa } from 'execa';
import { findBehind } from '../../catalogs/ledger/ledger.mjs';
import { oldEnglish } from '../../catalogs/ledger/old-english.mjs';

/** @typedef {import('../../catalogs/ledger/ledger.mjs').Behind} Behind @typedef {import('../contract').Context} Context */
/** @typedef {import('../../catalogs/read/read-catalog.mjs').Catalog} Catalog */

/** @type {{ head: string, lookUp: ReturnType<typeof oldEnglish> } | undefined} */
let history;

/**
 * @param {string} root @param {Behind} behind
 * @returns {Promise<{ then: string | null, changed?: string }>} `then` is `null` where git does not know it; `changed` is a day
 */
export async function englishThen(root, { namespace, path: key, from }) {
  const { stdout: head = '' } = await execa('git', ['-C', root, 'rev-parse', 'HEAD'], { reject: false });
  // Commits add to the history that is kept.
  if (history?.head !== head) history = { head, lookUp: oldEnglish(path.join(root, 'messages')) };
  const { text, changed } = await history.lookUp(namespace, key, from);
  return { then: text ?? null, ...(changed !== undefined && { changed }) };
}

/**
 * The translations whose English has changed since; none while there is no ledger.
 *
 * @param {Pick<Context, 'store' | 'ledger'>} context
 * @param {readonly string[]} keys @param {readonly string[]} locales
 * @returns {Promise<Behind[]>}
 */
export async function behind({ store, ledger }, keys, locales) {
  const known = await ledger();
  if (known === undefined) return [];
  /** @type {Map<string, Map<string, Catalog>>} */
  const catalogs = new Map();
  for (const locale of new Set(['en', ...locales])) {
    const own = keys.length > 20 ? store.textsOf(locale) : undefined;
    /** @type {Map<string, Catalog>} */
    const files = new Map();
    for (const key of keys) {
      const text = own ? own.get(key) : store.read(locale, key);
      if (text === undefined) continue;
      const [namespace = '', ...rest] = key.split('.');
      const file = files.get(namespace) ?? { tree: {}, texts: new Map(), lines: new Map(), findings: [] };
      file.texts.set(rest.join('.'), text);
      files.set(namespace, file);
    }
    catalogs.set(locale, files);
  }
  return findBehind(known, catalogs);
}
