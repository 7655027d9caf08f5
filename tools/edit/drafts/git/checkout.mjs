import { EditError } from '../../serve/edit-error.mjs';
import { changedFiles } from './changed-files.mjs';
import { standingOf, underWay } from './standing.mjs';

/** @typedef {import('./git.mjs').Git} Git */

/**
 * Where the checkout stands and what differs in it, before something is done to it. Refuses while somebody is in the middle of something:
 * another commit or branch would get into it.
 *
 * @param {Git} git @param {string} root
 * @param {readonly string[]} [also] other files that count as texts
 * @returns {Promise<import('./standing.mjs').Standing & { texts: string[] }>}
 * @throws {EditError}
 */
export async function quietCheckout(git, root, also) {
  const standing = await standingOf(git, root);
  const what = await underWay(git, root);
  if (what !== undefined)
    throw new EditError(
      'under_way',
      409,
      `${what} is under way in this checkout. Nothing was done: a developer has to finish or to abort it first.`,
    );
  const { texts, unmerged } = await changedFiles(git, also);
  if (unmerged.length > 0)
    throw new EditError(
      'unmerged',
      409,
      `Two versions meet in ${unmerged.join(', ')}. Nothing was done: a developer has to choose between them first.`,
      { files: unmerged },
    );
  return { ...standing, texts };
}
