import { entriesOf } from './git.mjs';

/** @typedef {import('./git.mjs').Git} Git */

/** What is handed over; all else is code, and stays with whoever changes it, but for files that the editor itself has written. */
export const textFolders = /** @type {const} */ (['messages', 'content', 'public/assets/posts']);

/** What editors and file managers leave behind, of which nobody means a new file to be handed over. */
const leftBehind = /(?:^|\/)(?:\.|Thumbs\.db$)|(?:~|\.tmp|\.bak|\.orig|\.rej|\.swp)$/i;

/** @param {string} file from the checkout's folder, with `/` */
export const isText = (file) => textFolders.some((folder) => file.startsWith(`${folder}/`));

/**
 * @typedef {object} ChangedFiles
 * @property {string[]} texts that differ from the last commit, new and removed ones too, in the order of their names
 * @property {number} others how many other files do
 * @property {string[]} unmerged files in which two versions meet
 */

/**
 * @param {Git} git
 * @param {readonly string[]} [also] other files that count as texts
 * @returns {Promise<ChangedFiles>}
 */
export async function changedFiles(git, also = []) {
  const { out } = await git(['status', '--porcelain=v2', '-z', '--untracked-files=all', '--no-renames']);
  const rows = entriesOf(out).map((row) => ({ kind: row[0], file: fileOf(row) }));
  const files = rows
    .filter(({ kind, file }) => !(kind === '?' && leftBehind.test(file)))
    .map(({ file }) => file)
    .sort();
  const texts = files.filter((file) => isText(file) || also.includes(file));
  const unmerged = rows.filter(({ kind }) => kind === 'u').map(({ file }) => file);
  return { texts, others: files.length - texts.length, unmerged };
}

/** A changed file has seven fields before its name, one with two versions nine, a new one none. @param {string} row */
function fileOf(row) {
  const before = row.startsWith('1') ? 8 : row.startsWith('u') ? 10 : 1;
  return row.split(' ').slice(before).join(' ');
}
