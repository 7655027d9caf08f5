import { EditError } from '../../serve/edit-error.mjs';
import { changedSince } from '../../texts/changed.mjs';
import { changesBetween } from '../changes-between.mjs';
import { quietCheckout } from '../git/checkout.mjs';
import { stampOf } from '../git/stamp.mjs';
import { baseOf, listDrafts, trunkOf } from '../list.mjs';

/** @typedef {import('../git/git.mjs').Git} Git @typedef {import('../../contract').Change} Change */

/**
 * @typedef {object} Subject
 * @property {string} name of their folder
 * @property {string} base the commit before
 * @property {string | undefined} commit the one after; undefined where it is the files on disk
 * @property {readonly string[]} files those on disk, where they are what is after
 * @property {readonly (Change | import('../../contract').TextChange)[]} changes
 * @property {string} stamp another one where anything else is shown
 */

/**
 * @param {Git} git @param {string} root
 * @param {string | undefined} branch of a draft; what is not handed over without one
 * @param {readonly string[]} also other files that count as texts
 * @returns {Promise<Subject>}
 */
export async function subjectOf(git, root, branch, also) {
  if (branch === undefined) {
    const { commit: base, texts: files } = await quietCheckout(git, root, also);
    const stamp = `${base} ${await stampOf(root, files)}`;
    const changes = await changedSince(root);
    return { name: 'not-handed-over', base, commit: undefined, files, changes, stamp };
  }
  const draft = (await listDrafts(git, root)).drafts.find((one) => one.branch === branch);
  if (draft === undefined) throw new EditError('no_such_draft', 404, `There is no draft ${branch}.`);
  const start = await baseOf(git, (await trunkOf(git)).refs, draft.commit);
  const { out: base } = await git(['rev-parse', '--verify', `${start}^{commit}`]);
  const changes = await changesBetween(git, base, draft.commit);
  return { name: branch, base, commit: draft.commit, files: [], changes, stamp: `${base} ${draft.commit}` };
}
