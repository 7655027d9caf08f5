import { execa } from 'execa';
import { ownGroup } from '../../../../scripts/run/checkout/child.mjs';
import { EditError } from '../../serve/edit-error.mjs';

/**
 * @typedef {object} How
 * @property {string} [input] what the command reads
 * @property {Record<string, string>} [env] besides the environment
 * @property {boolean} [mayFail] gives the answer of a command that fails, too
 * @property {(pid: number | undefined) => void} [outlives] the command goes on to its end where the editor ends before, by Ctrl-C as
 *   well; called as soon as it runs
 *
 * @typedef {{ out: string, error: string, failed: boolean, killed?: boolean }} Answer `out` without the last line break
 * @typedef {(args: readonly string[], how?: How) => Promise<Answer>} Git
 */

/**
 * Files are named as they are and not by patterns, names with other letters are not escaped, and no hook runs: a handing over is checked by
 * the checks of texts, and what a checkout has for code (tests of half an hour, formatters that rewrite files) is to meet nobody who changes
 * a word. Nothing is signed either, as that asks for a password which no one sees.
 */
const ownWays = [
  '--literal-pathspecs',
  '--no-pager',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.quotePath=false',
  '-c',
  'i18n.commitEncoding=UTF-8',
  '-c',
  'advice.detachedHead=false',
];

/** What a hook or a terminal may have set for another repository or another author. */
const notInherited = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_COMMON_DIR',
  'GIT_NAMESPACE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_CONFIG_COUNT',
  'GIT_CONFIG_PARAMETERS',
  'GIT_AUTHOR_NAME',
  'GIT_AUTHOR_EMAIL',
  'GIT_AUTHOR_DATE',
  'GIT_COMMITTER_NAME',
  'GIT_COMMITTER_EMAIL',
  'GIT_COMMITTER_DATE',
];

/**
 * Runs git in a checkout, without a shell.
 *
 * @param {string} root
 * @returns {Git} throws an EditError where git is not there, is at work already, or fails in another way
 */
export function openGit(root) {
  const fixed = {
    ...Object.fromEntries(notInherited.map((name) => [name, undefined])),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    // Looking at what has changed is to stand in nobody's way.
    GIT_OPTIONAL_LOCKS: '0',
  };
  return async (args, { input, env, mayFail = false, outlives } = {}) => {
    const command = execa('git', [...ownWays, ...args], {
      cwd: root,
      env: /** @type {Record<string, string>} */ ({ ...fixed, ...env }),
      reject: false,
      ...(outlives && { cleanup: false, ...ownGroup }),
      maxBuffer: 2 ** 27,
      ...(input === undefined ? { stdin: 'ignore' } : { input }),
    });
    outlives?.(command.pid);
    const result = await command;
    const answer = { out: result.stdout ?? '', error: result.stderr ?? '', failed: result.failed };
    if (!result.failed) return answer;
    if (mayFail && result.isTerminated) return { ...answer, killed: true };
    if (result.code === 'ENOENT')
      throw new EditError('no_git', 409, 'git is not installed on this machine, and drafts are kept by it.');
    if (/index\.lock|another git process/i.test(answer.error))
      throw new EditError('git_busy', 409, 'Another program is using git here. Try again in a moment.');
    if (mayFail) return answer;
    throw new EditError(
      'git_failed',
      500,
      `git could not do it: ${firstLine(answer.error) || result.shortMessage}`,
    );
  };
}

/** @param {string} output @returns {string[]} the entries of what git ends with NUL */
export const entriesOf = (output) => output.split('\0').filter(Boolean);

/** Files for a command that is given `--pathspec-from-file=-`. @param {readonly string[]} files */
export const asInput = (files) => files.map((file) => `${file}\0`).join('');

/** What such a command is given. */
export const filesFromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];

/** @param {string} error */
function firstLine(error) {
  const [line = ''] = error.split('\n');
  return line.replace(/^(?:fatal|error): /, '');
}
