import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EditError } from '../serve/edit-error.mjs';
import { datesFile, keptFiles } from '../texts/changed.mjs';
import { mendSwitch } from './git/switching.mjs';

/** @typedef {import('./git/git.mjs').Git} Git */

/** @param {string} file without which nothing can be checked */
const nameOf = (file) =>
  file === datesFile ? 'The note of the dates of the pages' : 'The note of which translations are up to date';

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
    for (const file of keptFiles) {
      if (!(await isCutOff(path.join(root, file)))) continue;
      await git(['restore', '--source=HEAD', '--worktree', '--', file]);
      said.push(`${nameOf(file)} was damaged. It is again as it was handed over last.`);
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
