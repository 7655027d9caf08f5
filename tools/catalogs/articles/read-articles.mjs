import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('../read/read-catalog.mjs').Catalog} Catalog */

/** The kinds of texts below `content`, as lib/articles/files.ts has them. */
export const articleKinds = /** @type {const} */ (['blog', 'legal', 'landing']);

const isText = /\.(mdx|yml)$/;

/**
 * @param {readonly string[]} codes of the languages
 * @param {string} [root]
 * @returns {Promise<Map<string, Map<string, string>>>} by language and name (`blog/skills/describe-a-photo.mdx`) what stands in them
 */
export async function readArticles(codes, root = 'content') {
  /** @type {Map<string, Map<string, string>>} */
  const all = new Map();
  for (const code of codes) {
    /** @type {Map<string, string>} */
    const files = new Map();
    for (const kind of articleKinds) {
      const folder = `${root}/${kind}/${code}`;
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      for (const name of names.filter((one) => isText.test(one)).sort()) {
        files.set(`${kind}/${name.split(path.sep).join('/')}`, await readFile(`${folder}/${name}`, 'utf8'));
      }
    }
    all.set(code, files);
  }
  return all;
}

/** @param {string} name @param {string} code */
export function articleFile(name, code) {
  const [kind, ...rest] = name.split('/');
  return `content/${kind}/${code}/${rest.join('/')}`;
}

/**
 * The catalogs and the texts of `content` together, for the ledger: a text counts as one message.
 *
 * @param {Map<string, Map<string, Catalog>>} catalogs
 * @returns {Promise<Map<string, Map<string, Catalog>>>}
 */
export async function withArticles(catalogs) {
  const articles = await readArticles([...catalogs.keys()]);
  return new Map(
    [...catalogs].map(([code, files]) => {
      const all = new Map(files);
      for (const [name, text] of articles.get(code) ?? []) all.set(name, asCatalog(text));
      return [code, all];
    }),
  );
}

/** @param {string} text @returns {Catalog} */
export function asCatalog(text) {
  return { texts: new Map([['text', text]]), lines: new Map(), tree: {}, findings: [] };
}
