import { rm } from 'node:fs/promises';
import path from 'node:path';
import { asInput, filesFromInput } from './git.mjs';

/** @typedef {import('./git.mjs').Git} Git @typedef {{ name: string, email: string }} Person */

/** Takes files as they stand on disk, or that they are gone. Unlike `add` it is content with one that is gone from the index already. */
const intoIndex = ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'];

/**
 * Makes a commit of some files as they stand on disk, upon another commit. Neither a branch nor what is staged changes by it, and so nothing
 * is half done where it fails.
 *
 * @param {Git} git @param {string} root
 * @param {{ files: readonly string[], parent: string, message: string, person: Person }} what
 * @returns {Promise<string | undefined>} the commit; undefined where the files are as they are in `parent`
 */
export async function commitOf(git, root, { files, parent, message, person }) {
  const { out } = await git(['rev-parse', '--git-path', `edit-index-${process.pid}`]);
  const index = path.resolve(root, out);
  const env = { GIT_INDEX_FILE: index };
  try {
    await git(['read-tree', parent], { env });
    await git(intoIndex, { env, input: asInput(files) });
    const [tree, before] = await Promise.all([
      git(['write-tree'], { env }),
      git(['rev-parse', `${parent}^{tree}`]),
    ]);
    if (tree.out === before.out) return undefined;
    const by = {
      GIT_AUTHOR_NAME: person.name,
      GIT_AUTHOR_EMAIL: person.email,
      GIT_COMMITTER_NAME: person.name,
      GIT_COMMITTER_EMAIL: person.email,
    };
    const commit = await git(['commit-tree', tree.out, '-p', parent, '-F', '-'], { input: message, env: by });
    return commit.out;
  } finally {
    await rm(index, { force: true });
    await rm(`${index}.lock`, { force: true });
  }
}

/** Stages files as they stand on disk; what is staged of others stays. @param {Git} git @param {readonly string[]} files */
export async function stage(git, files) {
  await git(intoIndex, { input: asInput(files) });
}

/** Stages files as the last commit has them, so that what differs on disk counts as changed. @param {Git} git @param {readonly string[]} files */
export async function unstage(git, files) {
  await git(['reset', '--quiet', ...filesFromInput], { input: asInput(files) });
}

/** Makes the checkout stand on a branch whose files it has already: no file on disk changes. @param {Git} git @param {string} branch */
export async function standOn(git, branch) {
  await git(['symbolic-ref', '-m', reason, 'HEAD', `refs/heads/${branch}`]);
}

/** For git's own journal, by which developers find what was where. */
export const reason = 'npm run edit';
