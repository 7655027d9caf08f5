import { cp, link, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';

/**
 * A checkout of its own, with all that is written in another one now and a commit of that on `main`, to be edited without touching the
 * other. Packages are linked file by file: Turbopack reads nothing beyond the repository, so that a link to their folder would lead it
 * nowhere.
 *
 * @param {string} root
 * @param {string} folder on the disk of `root`, where its git does not look; what is there goes
 */
export async function copyCheckout(root, folder) {
  await rm(folder, { recursive: true, force: true });
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await execa('git', list, { cwd: root });
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(path.join(root, file), path.join(folder, file)).catch(ignoreGone);
  await linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  await git(folder, 'add', '--all');
  await git(folder, 'commit', '--quiet', '--message=Begin');
}

/**
 * Runs git as a developer in such a checkout, apart from what this machine's git is set to: it may sign commits, or have hooks.
 *
 * @param {string} folder @param {...string} args
 * @returns {Promise<string>} what it prints
 */
export async function git(folder, ...args) {
  const { stdout } = await execa('git', args, { cwd: folder, env: developer, stripFinalNewline: false });
  return stdout;
}

const developer = {
  GIT_CONFIG_GLOBAL: path.sep === '/' ? '/dev/null' : 'NUL',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Dev',
  GIT_AUTHOR_EMAIL: 'dev@example.com',
  GIT_COMMITTER_NAME: 'Dev',
  GIT_COMMITTER_EMAIL: 'dev@example.com',
};

/** @param {string} from @param {string} to */
async function linkFolder(from, to) {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!entry.isDirectory()) await link(source, target);
    // What tools keep there they write into, and it belongs to the other checkout.
    else if (entry.name !== '.cache') await linkFolder(source, target);
  }
}

/** A file that git knows and that is gone. @param {NodeJS.ErrnoException} error */
function ignoreGone(error) {
  if (error.code !== 'ENOENT') throw error;
}
