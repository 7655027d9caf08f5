import { access } from 'node:fs/promises';
import path from 'node:path';
import { entriesOf } from './git.mjs';

/** @typedef {import('./git.mjs').Git} Git */

/**
 * Those of some files that are others on disk than in a commit. What git knows of the files on disk does not count: those that a commit
 * brought and that are not staged are new to it.
 *
 * @param {Git} git @param {string} root @param {string} commit
 * @param {readonly string[]} files
 * @returns {Promise<string[]>}
 */
export async function filesUnlike(git, root, commit, files) {
  const [inCommit, onDisk] = await Promise.all([blobsIn(git, commit), hashesOnDisk(git, root, files)]);
  return files.filter((file) => inCommit.get(file) !== onDisk.get(file));
}

/** @param {Git} git @param {string} commit @returns {Promise<Map<string, string | undefined>>} by file */
export async function blobsIn(git, commit) {
  const { out } = await git(['ls-tree', '-r', '-z', commit]);
  return new Map(
    entriesOf(out).map((row) => {
      const [about = '', file = ''] = row.split('\t');
      return [file, about.split(' ')[2]];
    }),
  );
}

/** @param {Git} git @param {string} root @param {readonly string[]} files @returns {Promise<Map<string, string | undefined>>} without those that are gone */
async function hashesOnDisk(git, root, files) {
  const isThere = await Promise.all(
    files.map((file) =>
      access(path.join(root, file)).then(
        () => true,
        () => false,
      ),
    ),
  );
  const there = files.filter((_, index) => isThere[index]);
  const { out } = await git(['hash-object', '--stdin-paths'], {
    input: there.map((file) => `${file}\n`).join(''),
  });
  const hashes = out.split('\n');
  return new Map(there.map((file, index) => [file, hashes[index]]));
}
