import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ledgerContent, ledgerFile, writeWhole } from '../../catalogs/ledger/ledger-file.mjs';
import { ledgerContent as datesContent } from '../../../scripts/last-modified/ledger.mjs';
import { datesFile, keptFiles } from '../texts/changed.mjs';

/** @typedef {import('./git/git.mjs').Git} Git */

/** @type {Record<string, (lines: Record<string, string>) => string>} */
const contents = { [ledgerFile]: ledgerContent, [datesFile]: datesContent };

/** @param {string} file */
export const isKept = (file) => keptFiles.includes(file);

/**
 * Brings the lines of a commit into a file on disk; those that are others on disk than in `base`, and not in the commit, stay.
 *
 * @param {Git} git @param {string} root
 * @param {{ file: string, base: string, commit: string }} what
 */
export async function mergeKept(git, root, { file, base, commit }) {
  const place = path.join(root, file);
  const [before, theirs, ours] = await Promise.all([
    linesIn(git, base, file),
    linesIn(git, commit, file),
    readFile(place, 'utf8').then(linesOf, () => undefined),
  ]);
  const merged = { ...theirs };
  for (const key of Object.keys({ ...before, ...ours })) {
    if (ours === undefined || ours[key] === before[key] || theirs[key] !== before[key]) continue;
    if (ours[key] === undefined) delete merged[key];
    else merged[key] = ours[key];
  }
  await writeWhole(place, (contents[file] ?? ledgerContent)(merged));
}

/** @param {Git} git @param {string} commit @param {string} file @returns {Promise<Record<string, string>>} none where there is no such file */
async function linesIn(git, commit, file) {
  const { out, failed } = await git(['show', `${commit}:${file}`], { mayFail: true });
  return failed ? {} : linesOf(out);
}

/** @param {string} content @returns {Record<string, string>} */
const linesOf = (content) => JSON.parse(content);
