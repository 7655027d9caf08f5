import { EditError } from '../serve/edit-error.mjs';
import { quietCheckout } from './git/checkout.mjs';
import { switchTo } from './git/switching.mjs';
import { listDrafts } from './list.mjs';

/** @typedef {import('./git/git.mjs').Git} Git */

/**
 * Checks out a draft, or the branch that drafts are merged into. What is changed of the code comes along, where git can do that without
 * losing any of it. All of a branch is opened or nothing: what is killed in the middle is put back (git/switching.mjs).
 *
 * @param {Git} git @param {string} root
 * @param {{ branch: string, take?: boolean | undefined }} what `take`: what is changed of the texts comes along as well, which otherwise
 *   would be found in the middle of another draft
 * @param {readonly string[]} [also] other files that count as texts
 * @returns {Promise<{ branch: string }>}
 * @throws {EditError} where there is no such draft, or something would be lost
 */
export async function openDraft(git, root, { branch, take = false }, also) {
  const { commit, branch: current, texts } = await quietCheckout(git, root, also);
  if (branch === current) return { branch };
  const { drafts, home } = await listDrafts(git, root);
  const draft = drafts.find((one) => one.branch === branch);
  if (draft === undefined && branch !== home)
    throw new EditError(
      'no_such_draft',
      404,
      `There is no draft ${branch}. It may have been merged or removed meanwhile.`,
    );
  if (texts.length > 0 && !take) throw changedHere(texts);
  if (current === null) await refuseLoose(git, commit);

  const target =
    draft?.remote === undefined ? [branch] : ['--track', '--create', branch, `${draft.remote}/${branch}`];
  const to = await git(['rev-parse', `${draft?.commit ?? `refs/heads/${branch}`}^{commit}`]);
  const what = { branch, to: to.out, from: { commit, branch: current } };
  const { failed, error } = await switchTo(git, root, what, target);
  if (failed) throw notOpened(branch, error);
  return { branch };
}

/** @param {string[]} files */
function changedHere(files) {
  const what = files.length === 1 ? 'One file is' : `${files.length} files are`;
  const sentence = `${what} changed here and not handed over. Hand over or undo that first, so that it does not get into the other draft.`;
  return new EditError('changed_here', 409, sentence, { files });
}

/** A commit that no branch has would be found by nobody after a switch. @param {Git} git @param {string} commit */
async function refuseLoose(git, commit) {
  const { out } = await git(['for-each-ref', '--count=1', '--format=%(refname)', '--contains', commit]);
  if (out !== '') return;
  const sentence =
    'What is checked out here is on no branch and would be hard to find again. A developer has to give it one first.';
  throw new EditError('on_no_branch', 409, sentence);
}

/** @param {string} branch @param {string} error of git */
function notOpened(branch, error) {
  const files = [...error.matchAll(/^\t(.+)$/gm)].map(([, file = '']) => file);
  if (/would be overwritten|would be removed|would lose/i.test(error)) {
    const sentence = `${branch} was not opened: it has other versions of ${files.join(', ')}, and what is changed here would be lost.`;
    return new EditError('would_be_lost', 409, sentence, { files });
  }
  if (/already (?:checked out|used by worktree)/.test(error)) {
    const sentence = `${branch} is open in another folder of this machine (git worktree), so it cannot be opened here too.`;
    return new EditError('open_elsewhere', 409, sentence);
  }
  const [line = ''] = error.split('\n');
  return new EditError(
    'git_failed',
    500,
    `${branch} was not opened: ${line.replace(/^(?:fatal|error): /, '')}`,
  );
}
