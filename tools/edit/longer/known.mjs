import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { articleKinds } from '../../catalogs/articles/read-articles.mjs';
import { EditError } from '../serve/edit-error.mjs';

/** @typedef {Pick<import('../contract').Context, 'root' | 'store'>} Context */

/**
 * @param {Context} context @param {string} locale
 * @returns {Promise<string[]>} keys such as `blog/skills/describe-a-photo`
 */
export async function keysOf({ root }, locale) {
  const lists = await Promise.all(
    articleKinds.map(async (kind) => {
      const folder = path.join(root, 'content', kind, locale);
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      return names.map((name) => `${kind}/${name.split(path.sep).join('/')}`);
    }),
  );
  return lists.flat().flatMap((name) => (name.endsWith('.mdx') ? [name.slice(0, -'.mdx'.length)] : []));
}

/**
 * @param {Context} context @param {string} key
 * @returns {Promise<string>} the key, of which at least one language has a text
 * @throws {EditError}
 */
export async function knownLonger(context, key) {
  const all = await Promise.all(context.store.locales().map((locale) => keysOf(context, locale)));
  if (all.flat().includes(key)) return key;
  throw new EditError('no_such_text', 404, `There is no text ${key}. It may have been removed meanwhile.`);
}
