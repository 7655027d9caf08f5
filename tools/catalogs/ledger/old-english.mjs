import { execa } from 'execa';
import { isHashOf } from './ledger.mjs';
import { readCatalog } from '../read/read-catalog.mjs';

/** @typedef {{ date: string, texts: Map<string, string> }} Version of a file, and the day (`YYYY-MM-DD`) it was committed */

/**
 * Looks up, in the history that git keeps, what an English text said before.
 * @param {string} dir folder of the catalogs
 * @param {typeof git} [call] what runs git there
 * @returns {(namespace: string, path: string, hash: string) => Promise<{ text?: string, changed?: string }>} the text of that
 *   hash, and the day on which it was replaced unless that is not committed; nothing without git or its history
 */
export function oldEnglish(dir, call = git) {
  /** @type {Map<string, Promise<Version[]>>} */
  const files = new Map();
  return async (namespace, path, hash) => {
    const versions = files.get(namespace) ?? versionsOf(dir, `en/${namespace}.json`, call);
    files.set(namespace, versions);
    const list = await versions;
    const place = list.findIndex(({ texts }) => isHashOf(hash, texts.get(path) ?? ''));
    const [text, changed] = [list[place]?.texts.get(path), list[place - 1]?.date];
    return { ...(text !== undefined && { text }), ...(changed !== undefined && { changed }) };
  };
}

/**
 * @param {string} dir @param {string} file @param {typeof git} call
 * @returns {Promise<Version[]>} the newest first, at most 100
 */
async function versionsOf(dir, file, call) {
  try {
    const commits = await call(dir, ['log', '-100', '--format=%H %cs', '--', file]);
    const rows = commits.toString().trim().split('\n').filter(Boolean);
    return await Promise.all(
      rows.map(async (row) => {
        const [commit = '', date = ''] = row.split(' ');
        const bytes = await call(dir, ['show', `${commit}:./${file}`]).catch(() => Buffer.from('{}'));
        return { date, texts: readCatalog(bytes).texts };
      }),
    );
  } catch {
    return [];
  }
}

/** @param {string} dir @param {string[]} args @returns {Promise<Buffer>} */
async function git(dir, args) {
  const { stdout } = await execa('git', ['-C', dir, ...args], { encoding: 'buffer', maxBuffer: 2 ** 26 });
  return Buffer.from(stdout);
}
