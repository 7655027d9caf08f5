import path from 'node:path';
import { addressOf } from '../../../catalogs/articles/link-reasons.mjs';
import { asCatalog } from '../../../catalogs/articles/read-articles.mjs';
import { ledgerFile, readLedger } from '../../../catalogs/ledger/ledger-file.mjs';
import { findBehind } from '../../../catalogs/ledger/ledger.mjs';
import { articleTools, textsOf } from './tools.mjs';

/** @typedef {import('../contract').LongerRow} LongerRow @typedef {import('../contract').LongerIn} LongerIn */

const categories = 'blog/categories.yml';

/**
 * @param {string} root
 * @returns {Promise<import('../contract').LongerList>}
 */
export async function longerList(root) {
  const tools = await articleTools();
  const articles = await textsOf(root, tools.locales);
  const behind = await behindOf(root, articles);
  const names = [...new Set([...articles.values()].flatMap((texts) => [...texts.keys()]))]
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  const english = articles.get('en')?.get(categories);
  const folders = Object.entries(
    english === undefined ? {} : tools.readCategories({ file: categories, text: english }),
  );
  return {
    rows: names.map((name) => rowOf(tools, name, articles, behind)),
    categories: folders.map(([folder, words]) => ({
      path: folder,
      name: /** @type {{ name: string }} */ (words).name,
    })),
  };
}

/** @param {string} root @param {Map<string, Map<string, string>>} articles */
export async function behindOf(root, articles) {
  const ledger = await readLedger(path.join(root, ledgerFile));
  const catalogs = [...articles].map(
    ([code, texts]) =>
      /** @type {const} */ ([code, new Map([...texts].map(([name, text]) => [name, asCatalog(text)]))]),
  );
  return ledger === undefined ? [] : findBehind(ledger, new Map(catalogs));
}

/**
 * @param {import('./tools.mjs').Tools} tools @param {string} name @param {Map<string, Map<string, string>>} articles
 * @param {import('../../../catalogs/ledger/ledger.mjs').Behind[]} behind
 * @returns {LongerRow}
 */
function rowOf(tools, name, articles, behind) {
  const having = [...articles].flatMap(([code, texts]) => {
    const text = texts.get(name);
    if (text === undefined) return [];
    const stale = behind.some(({ namespace, codes }) => namespace === name && codes.includes(code));
    return [/** @type {const} */ ([code, { ...headOf(tools, name, text), stale }])];
  });
  const languages = Object.fromEntries(having);
  const key = name.replace(/\.mdx$/, '');
  return {
    key,
    kind: kindOf(name),
    address: addressOf(name),
    title: (languages.en ?? having[0]?.[1])?.title || key,
    languages,
    lacks: [...articles.keys()].filter((code) => languages[code] === undefined),
  };
}

/** @param {string} name @returns {import('../contract').LongerKind} */
export const kindOf = (name) => /** @type {'blog'} */ (name.split('/')[0]);

/**
 * @param {import('./tools.mjs').Tools} tools @param {string} name @param {string} text
 * @returns {Omit<LongerIn, 'stale'>}
 */
function headOf({ articleKinds, readHead, fill }, name, text) {
  const { head: schema, vocabulary } = articleKinds[kindOf(name)];
  try {
    const { title, published, updated, draft = false } = readHead({ file: name, text }, schema).head;
    const days = { ...(published && { published }), ...(updated && { updated }) };
    return { title: fill(title, vocabulary.values), ...days, draft, broken: false };
  } catch {
    return { title: '', draft: false, broken: true };
  }
}
