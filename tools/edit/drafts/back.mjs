import { EditError } from '../serve/edit-error.mjs';
import { changesBy } from './brought.mjs';
import { quietCheckout } from './git/checkout.mjs';
import { reason, stage, standOn, unstage } from './git/commit.mjs';
import { asInput, entriesOf, filesFromInput } from './git/git.mjs';
import { filesUnlike } from './git/unlike.mjs';
import { isKept, mergeKept } from './kept.mjs';
import { takenBackRefs, trunkOf } from './list.mjs';
import { isDraft, readMessage } from './names.mjs';
import { openDraft } from './open.mjs';

/** @typedef {import('./git/git.mjs').Git} Git */

/**
 * Takes back the last handing over of a draft: what it held is changed and not handed over again, as before it. The draft is opened for
 * that. Where nothing else was handed over, its branch is gone and the one it came from is checked out. The commit is kept (list.mjs), so
 * that it can be restored whatever becomes of the files.
 *
 * @param {Git} git @param {string} root @param {string} branch
 * @param {readonly string[]} [also] other files that count as texts
 * @returns {Promise<{ branch: string, taken: string, files: string[] }>} `branch` that is checked out now, `taken` the commit
 * @throws {EditError} where the last commit is a developer's, or others have it already
 */
export async function takeBack(git, root, branch, also) {
  const { branch: current } = await quietCheckout(git, root);
  if (!isDraft(branch)) throw noDraft(branch);
  const tip = await git(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`], {
    mayFail: true,
  });
  if (tip.failed) throw noDraft(branch);
  const { parent, files } = await handedOver(git, branch, tip.out);
  await refusePushed(git, branch, tip.out);
  if (branch !== current) await openDraft(git, root, { branch }, also);

  await git(['update-ref', '-m', reason, takenBackRef(branch, tip.out), tip.out]);
  const home = await homeAt(git, parent);
  if (home === null) await git(['update-ref', '-m', reason, `refs/heads/${branch}`, parent, tip.out]);
  else {
    await standOn(git, home);
    await git(['branch', '--delete', '--force', branch]);
  }
  await unstage(git, files);
  await forgetNotes(git, root, { files, commit: tip.out, parent });
  return { branch: home ?? branch, taken: tip.out, files };
}

/**
 * Puts what was taken back last into its place again, as it was handed over. What that changes on disk is a step of its own, which can be
 * undone: the steps that had led to it may have been undone.
 *
 * @param {Git} git @param {string} root @param {string} branch
 * @param {Pick<import('../texts/journal.mjs').Journal, 'add'>} journal
 * @returns {Promise<{ branch: string, commit: string }>}
 * @throws {EditError} where the files, or the branch, have gone on since
 */
export async function restore(git, root, branch, journal) {
  const { commit: now, branch: current } = await quietCheckout(git, root);
  const kept = isDraft(branch)
    ? await git(['for-each-ref', '--format=%(objectname) %(parent)', `${takenBackRefs}${branch}`])
    : undefined;
  const rows = (kept?.out ?? '').split('\n').filter(Boolean);
  if (rows.length === 0) throw noDraft(branch);
  const commit = rows.map((row) => row.split(' ')).find(([, parent]) => parent === now)?.[0];
  const place = await git(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`], { mayFail: true });
  if (commit === undefined || (branch !== current && !place.failed)) {
    const sentence = `${branch} cannot be restored here: other things were committed since. What was taken back is kept as ${rows[0]?.slice(0, 10)}.`;
    throw new EditError('gone_on', 409, sentence);
  }
  const { files } = await handedOver(git, branch, commit);
  const behind = await filesUnlike(git, root, commit, files);
  const unlike = await filesUnlike(git, root, now, behind);
  const changed = unlike.filter((file) => !isKept(file));
  if (changed.length > 0) {
    const sentence = `${changed.join(', ')} changed since this was taken back. Nothing was restored: hand it over anew.`;
    throw new EditError('changed_since', 409, sentence, { files: changed });
  }
  const noted = unlike.filter(isKept);
  for (const file of noted) await mergeKept(git, root, { file, base: now, commit });
  const as = behind.filter((file) => !noted.includes(file));
  if (as.length > 0) {
    const from = ['restore', `--source=${commit}`, '--staged', '--worktree', ...filesFromInput];
    const changes = await changesBy(root, as, () => git(from, { input: asInput(as) }));
    if (changes.length > 0) await journal.add({ kind: 'restore', changes });
  }
  await stage(git, files);
  await git(['update-ref', '-m', reason, `refs/heads/${branch}`, commit, ...(place.failed ? [] : [now])]);
  await standOn(git, branch);
  if (noted.length > 0) await unstage(git, noted);
  await git(['update-ref', '-d', takenBackRef(branch, commit), commit]);
  return { branch, commit };
}

/** @param {string} branch @param {string} commit */
const takenBackRef = (branch, commit) => `${takenBackRefs}${branch}/${commit.slice(0, 12)}`;

/**
 * @param {Git} git @param {string} branch @param {string} commit
 * @returns {Promise<{ parent: string, files: string[] }>}
 */
async function handedOver(git, branch, commit) {
  const { out } = await git(['show', '--no-patch', '--format=%P%x00%B', commit]);
  const [parents = '', contents = ''] = out.split('\0');
  if (!readMessage(contents).isHandedOver || !/^\w+$/.test(parents)) {
    const sentence = `The last commit of ${branch} was not handed over here, but made by a developer, who has to take it back.`;
    throw new EditError('not_handed_over', 409, sentence);
  }
  const list = await git(['diff', '--name-only', '--no-renames', '-z', parents, commit]);
  return { parent: parents, files: entriesOf(list.out) };
}

/** @param {Git} git @param {string} branch @param {string} commit */
async function refusePushed(git, branch, commit) {
  const { out } = await git([
    'for-each-ref',
    '--count=1',
    '--format=%(refname)',
    '--contains',
    commit,
    'refs/remotes',
  ]);
  if (out === '') return;
  const sentence = `${branch} was pushed, so others have it already. A developer has to take it back (git revert).`;
  throw new EditError('pushed', 409, sentence);
}

/** The branch that drafts begin from, where it still is at this commit. @param {Git} git @param {string} commit */
async function homeAt(git, commit) {
  const { home } = await trunkOf(git);
  if (home === null) return null;
  const { out } = await git(['rev-parse', `refs/heads/${home}`]);
  return out === commit ? home : null;
}

/**
 * The dates of pages, and of which English translations are, were noted with what is no longer handed over. They are noted anew with it,
 * and are nobody's work.
 *
 * @param {Git} git @param {string} root @param {{ files: readonly string[], commit: string, parent: string }} what
 */
async function forgetNotes(git, root, { files, commit, parent }) {
  const noted = files.filter(isKept);
  const later = await filesUnlike(git, root, commit, noted);
  for (const file of noted.filter((one) => !later.includes(one)))
    await git(['restore', `--source=${parent}`, '--worktree', '--', file]);
}

/** @param {string} branch */
const noDraft = (branch) =>
  new EditError('no_such_draft', 404, `Nothing of ${branch} can be taken back or restored here.`);
