import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { ledgerFile } from '../../catalogs/ledger/ledger-file.mjs';
import { catalogChanges, catalogOf } from './files/catalog-changes.mjs';

/** @typedef {import('../contract').Change} Change @typedef {import('../contract').TextChange} TextChange */

/** Where the editor and the forms write. */
export const places = [
  'messages',
  'content',
  'public/assets/posts',
  'lib/site/price-list.ts',
  'lib/site/facts.ts',
];
/** On which day each page of the sitemap last changed, with a hash of what it says. */
export const datesFile = 'content/last-modified.json';
/** What commands keep with the texts, and not people: of each text or page a line. */
export const keptFiles = [ledgerFile, datesFile];

/**
 * What differs from the last commit of the branch, which is what was handed over last: each text by itself, other files as a whole and
 * without their contents.
 *
 * @param {string} root
 * @returns {Promise<(Change | TextChange)[]>} none where git does not know the folder
 */
export async function changedSince(root) {
  const list = await git(root, ['diff', '--name-only', '--no-renames', '-z', 'HEAD', '--', ...places]);
  const added = await git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', ...places]);
  if (list === undefined || added === undefined) return [];
  const files = [...list.toString().split('\0'), ...added.toString().split('\0')].filter(Boolean);
  const changes = await Promise.all(
    files.filter((file) => !keptFiles.includes(file)).map((file) => changesIn(root, file)),
  );
  return changes.flat();
}

/** @param {string} root @returns {Promise<string | null>} `null` where there is none, as in the middle of a rebase */
export async function branchOf(root) {
  const name = (await git(root, ['branch', '--show-current']))?.toString().trim();
  return name ? name : null;
}

/** @param {string} root @param {string} file */
async function changesIn(root, file) {
  const [before, after] = await Promise.all([
    git(root, ['show', `HEAD:${file}`]),
    readFile(path.join(root, file)).catch(() => undefined),
  ]);
  const catalog = catalogOf(file);
  if (catalog) return catalogChanges(file, catalog, before, after);
  const told = (/** @type {Buffer | undefined} */ content) => (content === undefined ? null : '');
  return [{ file, key: '', before: told(before), after: told(after) }];
}

/** @param {string} root @param {string[]} args @returns {Promise<Buffer | undefined>} undefined where git refuses */
export async function git(root, args) {
  const { stdout, failed } = await execa('git', ['-C', root, ...args], {
    encoding: 'buffer',
    maxBuffer: 2 ** 26,
    reject: false,
  });
  return failed ? undefined : Buffer.from(/** @type {Uint8Array} */ (stdout));
}
