import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../catalogs/ledger/ledger-file.mjs';
import { EditError } from '../serve/edit-error.mjs';
import { changedFiles } from './git/changed-files.mjs';
import { quietCheckout } from './git/checkout.mjs';
import { commitOf, reason, stage, standOn } from './git/commit.mjs';
import { stampOf } from './git/stamp.mjs';
import { keptFiles } from '../texts/changed.mjs';
import { isKept } from './kept.mjs';
import { branchOf, commitMessage, personOf } from './names.mjs';

/** @typedef {import('./git/git.mjs').Git} Git @typedef {import('../contract').Problem} Problem */

/**
 * @typedef {object} HandedOver
 * @property {string} branch
 * @property {string} commit
 * @property {number} files how many it holds
 * @property {string | null} from the branch one was on
 * @property {Problem[]} problems warnings: nothing is wrong, but they want looking at before the draft is merged
 * @property {import('./dates/dates.mjs').Noted} dates
 */

/**
 * @typedef {object} Workshop
 * @property {string} root
 * @property {Git} git
 * @property {import('./tools.mjs').Tools} tools
 * @property {readonly string[]} [also] other files that the editor has written and that go with the texts
 * @property {() => Promise<import('./dates/dates.mjs').Noted>} noteDates of the pages that show what has changed
 */

/**
 * Commits what was changed of the texts on a branch of its own, and leaves the checkout on it. Files on disk stay as they are, but for the
 * two ledgers that go with texts; code, changed or staged, is left alone.
 *
 * @param {Workshop} workshop
 * @param {{ name: string, message: string, who: string, note?: string | undefined }} what
 * @param {string} [day] `YYYY-MM-DD`, UTC
 * @returns {Promise<HandedOver>}
 * @throws {EditError} where the texts are not right (422, with `problems`), nothing has changed, or the branch is somebody's
 */
export async function handOver(workshop, what, day = new Date().toISOString().slice(0, 10)) {
  const { root, git, tools, also, noteDates } = workshop;
  const { commit: parent, branch: from, texts } = await quietCheckout(git, root, also);
  const branch = branchOf(what.name, day, from);
  const person = await personOf(git, what.who);
  const place = await placeFor(git, { branch, from, parent });
  if (texts.length === 0) throw nothing();

  /** @param {readonly string[]} of */
  const stamp = (of) =>
    stampOf(
      root,
      of.filter((file) => !isKept(file)),
    );
  const checked = await stamp(texts);
  const { problems, warnings } = await tools.check();
  if (problems.length > 0) throw notRight(problems);

  const takeBackLedgers = await keep(root, keptFiles);
  try {
    await tools.noteTranslations();
    const dates = await noteDates();
    const { texts: files } = await changedFiles(git, also);
    if ((await stamp(files)) !== checked) throw meanwhile();
    const message = commitMessage({ ...what, branch });
    const commit = await commitOf(git, root, { files, parent, message, person });
    if (commit === undefined) throw nothing();
    await stage(git, files);
    await place(commit);
    await standOn(git, branch);
    return { branch, commit, files: files.length, from, problems: warnings, dates };
  } catch (error) {
    await takeBackLedgers();
    throw error;
  }
}

/**
 * @param {Git} git
 * @param {{ branch: string, from: string | null, parent: string }} where
 * @returns {Promise<(commit: string) => Promise<unknown>>}
 * @throws {EditError} where the branch holds other work
 */
async function placeFor(git, { branch, from, parent }) {
  const ref = `refs/heads/${branch}`;
  if (branch === from) return (commit) => git(['update-ref', '-m', reason, ref, commit, parent]);
  const { out } = await git(['for-each-ref', '--format=%(refname)', ref, `refs/remotes/*/${branch}`]);
  if (out === '') return (commit) => git(['branch', branch, commit]);
  // A branch without anything of its own is what is left of one that was taken back.
  const isEmpty =
    out === ref && !(await git(['merge-base', '--is-ancestor', ref, parent], { mayFail: true })).failed;
  if (isEmpty) return (commit) => git(['branch', '--force', branch, commit]);
  throw new EditError(
    'name_taken',
    409,
    `There is a draft ${branch} already. Choose another name, or open that draft and hand over there.`,
    { branch },
  );
}

/**
 * @param {string} root @param {readonly string[]} files
 * @returns {Promise<() => Promise<void>>} writes them as they are now, where they have changed
 */
async function keep(root, files) {
  const read = (/** @type {string} */ file) => readFile(path.join(root, file)).catch(() => undefined);
  const kept = await Promise.all(files.map(async (file) => /** @type {const} */ ([file, await read(file)])));
  return async () => {
    for (const [file, bytes] of kept) {
      const now = await read(file);
      if (bytes !== undefined && !now?.equals(bytes)) await writeWhole(path.join(root, file), bytes);
    }
  };
}

const meanwhile = () =>
  new EditError(
    'changed_meanwhile',
    409,
    'Texts were changed while all of them were checked. Nothing was handed over: hand over once more.',
  );

const nothing = () =>
  new EditError(
    'nothing_changed',
    409,
    'Nothing has changed since the last handing over, so there is nothing to hand over.',
  );

/** @param {Problem[]} problems */
function notRight(problems) {
  const what = problems.length === 1 ? 'One text is' : `${problems.length} things are`;
  return new EditError(
    'problems',
    422,
    `Nothing was handed over: ${what} not right yet. The list says what to do.`,
    {
      problems,
    },
  );
}
