import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ledgerFile } from '../../catalogs/ledger/ledger-file.mjs';
import { EditError } from '../serve/edit-error.mjs';
import { datesFile } from './dates/dates.mjs';
import { mendSwitch } from './git/switching.mjs';

/** @typedef {import('./git/git.mjs').Git} Git */

/** What commands keep, and without which nothing can be checked. */
const keptFiles = [
  { file: ledgerFile, name: 'The note of which translations are up to date' },
  { file: datesFile, name: 'The note of the dates of the pages' },
];

/**
 * Puts right at the start of the editor what its last end left half done.
 *
 * @param {Git} git @param {string} root
 * @param {number} [patience] ms, for git that may still be at work
 * @returns {Promise<string[]>} what was put right, or could not be, as sentences
 */
export async function mendCheckout(git, root, patience) {
  const said = [];
  try {
    const opened = await mendSwitch(git, root, patience);
    if (opened !== undefined) said.push(opened);
    for (const { file, name } of keptFiles) {
      if (!(await isCutOff(path.join(root, file)))) continue;
      await git(['restore', '--source=HEAD', '--worktree', '--', file]);
      said.push(`${name} was damaged. It is again as it was handed over last.`);
    }
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    said.push(`What the last end of the editor left half done could not be put right: ${error.message}`);
  }
  return said;
}

/** @param {string} file */
async function isCutOff(file) {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) return false;
  try {
    JSON.parse(content);
    return false;
  } catch {
    return true;
  }
}
