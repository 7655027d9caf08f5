import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { EditError } from '../../serve/edit-error.mjs';

/** @typedef {import('./git.mjs').Git} Git */

/**
 * @typedef {object} Standing
 * @property {string} commit in full
 * @property {string | null} branch `null` where none is checked out
 */

/** What git leaves in its folder while something is under way. */
const signs = /** @type {const} */ ([
  ['rebase-merge', 'A rebase (git rebase)'],
  ['rebase-apply', 'A rebase (git rebase or git am)'],
  ['MERGE_HEAD', 'A merge (git merge)'],
  ['CHERRY_PICK_HEAD', 'A cherry-pick (git cherry-pick)'],
  ['REVERT_HEAD', 'Taking back a commit (git revert)'],
  ['sequencer', 'A row of commits (git cherry-pick or git revert)'],
  ['BISECT_LOG', 'A search through the history (git bisect)'],
]);

/**
 * @param {Git} git @param {string} root
 * @returns {Promise<Standing>}
 * @throws {EditError} where the folder is no checkout of git, or has no commit yet
 */
export async function standingOf(git, root) {
  const top = await git(['rev-parse', '--show-toplevel'], { mayFail: true });
  if (/dubious ownership/.test(top.error))
    throw new EditError(
      'no_git',
      409,
      'git does not trust this folder, as it belongs to another user. Ask a developer.',
    );
  if (top.failed || realpathSync(top.out) !== realpathSync(root))
    throw new EditError(
      'no_git',
      409,
      'This folder is not a git checkout of the project, so there are no drafts here.',
    );
  const [commit, branch] = await Promise.all([
    git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], { mayFail: true }),
    git(['symbolic-ref', '--quiet', '--short', 'HEAD'], { mayFail: true }),
  ]);
  if (commit.failed)
    throw new EditError(
      'no_commit',
      409,
      'The project has no commit yet, so there is nothing to compare with.',
    );
  return { commit: commit.out, branch: branch.failed ? null : branch.out };
}

/**
 * What is under way in git here, as the beginning of a sentence.
 *
 * @param {Git} git @param {string} root
 * @returns {Promise<string | undefined>}
 */
export async function underWay(git, root) {
  const { out } = await git(['rev-parse', ...signs.flatMap(([sign]) => ['--git-path', sign])]);
  const places = out.split('\n');
  return signs.find((_, index) => existsSync(path.resolve(root, places[index] ?? '')))?.[1];
}
