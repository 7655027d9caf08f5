import { entriesOf } from './git/git.mjs';
import { changedFiles } from './git/changed-files.mjs';
import { standingOf } from './git/standing.mjs';
import { readMessage } from './names.mjs';

/** @typedef {import('./git/git.mjs').Git} Git */

/**
 * @typedef {object} Draft
 * @property {string} branch
 * @property {string} commit
 * @property {string} who
 * @property {string} at ISO 8601
 * @property {string} message
 * @property {string[]} files in which it differs from what it began with
 * @property {string} [note]
 * @property {string} [remote] the remote that has it, where this checkout has it from there only
 * @property {string} [pushed] the remote that has it as well, as it is here
 */

/** @typedef {Omit<Draft, 'remote' | 'pushed'>} TakenBack */

/** Where what was taken back is kept, below it by its branch and commit. */
export const takenBackRefs = 'refs/edit/taken-back/';

const refFormat = ['refname', 'objectname', 'authorname', 'authordate:iso-strict', 'contents']
  .map((field) => `%(${field})`)
  .join('%00');

/**
 * @param {Git} git @param {string} root
 * @param {readonly string[]} [also] other files that count as texts
 * @returns {Promise<{ current: string | null, home: string | null, drafts: Draft[], takenBack: TakenBack[], dirty: number }>} `home` is
 *   the branch that drafts are merged into, `dirty` how many files of texts differ from the last commit; the newest draft first
 */
export async function listDrafts(git, root, also) {
  const { branch } = await standingOf(git, root);
  const [trunk, { texts }, takenBack] = await Promise.all([
    trunkOf(git),
    changedFiles(git, also),
    listTakenBack(git),
  ]);
  return {
    current: branch,
    home: trunk.home,
    drafts: await draftsBeside(git, trunk.refs),
    takenBack,
    dirty: texts.length,
  };
}

/**
 * The branches of drafts with something that the trunk does not have: what is merged is no draft any more.
 *
 * @param {Git} git @param {readonly string[]} trunk
 * @returns {Promise<Draft[]>}
 */
async function draftsBeside(git, trunk) {
  const places = ['refs/heads/texts/*', 'refs/remotes/*/texts/*'];
  const rows = await refsOf(git, [...trunk.map((ref) => `--no-merged=${ref}`), ...places]);
  /** @type {Map<string, Draft>} */
  const drafts = new Map();
  for (const { ref, ...row } of rows) {
    const [, remote, branch = ''] = /^refs\/(?:heads|remotes\/([^/]+))\/(texts\/.+)$/.exec(ref) ?? [];
    // Those of this checkout come first.
    const known = drafts.get(branch);
    if (known !== undefined) {
      if (remote && known.commit === row.commit) known.pushed = remote;
      continue;
    }
    const files = await filesSince(git, await baseOf(git, trunk, row.commit), row.commit);
    drafts.set(branch, {
      branch,
      commit: row.commit,
      who: row.who,
      at: row.at,
      files,
      ...readMessage(row.contents).said,
      ...(remote && { remote }),
    });
  }
  return [...drafts.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** @param {Git} git @returns {Promise<TakenBack[]>} */
async function listTakenBack(git) {
  const rows = await refsOf(git, [takenBackRefs]);
  return Promise.all(
    rows.map(async ({ ref, commit, who, at, contents }) => {
      const branch = ref.slice(takenBackRefs.length, ref.lastIndexOf('/'));
      return {
        branch,
        commit,
        who,
        at,
        files: await filesSince(git, `${commit}^`, commit),
        ...readMessage(contents).said,
      };
    }),
  );
}

/** @param {Git} git @param {readonly string[]} args */
async function refsOf(git, args) {
  const { out } = await git(['for-each-ref', `--format=${refFormat}%00%01`, ...args]);
  return out
    .split('\0\u0001')
    .map((row) => row.replace(/^\n/, ''))
    .filter(Boolean)
    .map((row) => {
      const [ref = '', commit = '', who = '', at = '', contents = ''] = row.split('\0');
      return { ref, commit, who, at, contents };
    });
}

/**
 * The line of work that drafts begin from and are merged into.
 *
 * @param {Git} git
 * @returns {Promise<{ home: string | null, refs: string[] }>} its branch here, and all that is known of it
 */
export async function trunkOf(git) {
  const told = await git(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'], { mayFail: true });
  const names = [...(told.failed ? [] : [told.out.replace('refs/remotes/origin/', '')]), 'main', 'master'];
  const { out } = await git(['for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes/origin']);
  const known = new Set(out.split('\n'));
  const at = (/** @type {string} */ name) => [`refs/heads/${name}`, `refs/remotes/origin/${name}`];
  const name = names.find((one) => at(one).some((ref) => known.has(ref)));
  if (name === undefined) return { home: null, refs: [] };
  const refs = at(name).filter((ref) => known.has(ref));
  return { home: refs[0]?.startsWith('refs/heads/') ? name : null, refs };
}

/**
 * The commit that a draft began with; without a trunk the one before its last.
 *
 * @param {Git} git @param {readonly string[]} trunk @param {string} commit
 * @returns {Promise<string>}
 */
export async function baseOf(git, trunk, commit) {
  const base = trunk.length > 0 ? await git(['merge-base', commit, ...trunk], { mayFail: true }) : undefined;
  return base && !base.failed ? base.out : `${commit}^`;
}

/**
 * @param {Git} git @param {string} base @param {string} commit
 * @param {readonly string[]} [places] those in these files and folders alone
 * @returns {Promise<string[]>} none where there is no such commit
 */
export async function filesSince(git, base, commit, places = []) {
  const args = ['diff', '--name-only', '--no-renames', '-z', base, commit, '--', ...places];
  return entriesOf((await git(args, { mayFail: true })).out);
}
