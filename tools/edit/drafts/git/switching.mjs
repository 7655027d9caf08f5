import { writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { EditError } from '../../serve/edit-error.mjs';
import { unstage } from './commit.mjs';
import { asInput, entriesOf } from './git.mjs';
import { standingOf } from './standing.mjs';
import { blobsIn, filesUnlike } from './unlike.mjs';

/** @typedef {import('./git.mjs').Git} Git @typedef {import('./git.mjs').Answer} Answer */

const schema = z.object({
  at: z.number(),
  pid: z.int().positive().optional(),
  branch: z.string(),
  to: z.string(),
  from: z.object({ branch: z.string().nullable(), commit: z.string() }),
  changed: z.array(z.string()),
});

/**
 * @typedef {object} Switch
 * @property {string} branch that is opened
 * @property {string} to its commit
 * @property {import('./standing.mjs').Standing} from
 */

const noteIn = (/** @type {string} */ root) => path.join(root, '.edit', 'switching.json');

/** ms */
const patient = 10_000;

/** ms after its beginning in which a switch takes git's lock. */
const locksWithin = 60_000;

/**
 * Opens a branch. What is to be opened is noted meanwhile, so that it is found at the next start where it has not come to its end.
 *
 * @param {Git} git @param {string} root @param {Switch} what
 * @param {readonly string[]} target for `git switch`
 * @returns {Promise<Answer>}
 * @throws {EditError} where it was interrupted, after all has been put back
 */
export async function switchTo(git, root, what, target) {
  const note = noteIn(root);
  await mkdir(path.dirname(note), { recursive: true });
  const { from, to } = what;
  // Those are in git's way, which refuses to touch them, or are as they are to be.
  const changed = await filesUnlike(git, root, from.commit, await filesBetween(git, from.commit, to));
  const outlives = (/** @type {number | undefined} */ pid) =>
    writeFileSync(note, JSON.stringify({ at: Date.now(), pid, ...what, changed }));
  try {
    // What it says of itself would end it where nobody reads it any more.
    const how = ['switch', '--quiet', '--no-guess', '--no-overwrite-ignore', ...target];
    const answer = await git(how, { mayFail: true, outlives });
    const mended = answer.failed ? await mendSwitch(git, root, answer.killed ? 0 : patient) : undefined;
    if (mended !== undefined) throw new EditError('interrupted', 409, mended);
    return answer;
  } finally {
    await rm(note, { force: true });
  }
}

/**
 * Puts back what a switch left that was killed in the middle. What is neither of the one branch nor of the other is left as it is.
 *
 * @param {Git} git @param {string} root
 * @param {number} [patience] ms for which a switch that may still be at work is waited for
 * @returns {Promise<string | undefined>} a sentence on it; undefined where nothing was left
 */
export async function mendSwitch(git, root, patience = patient) {
  const note = await noted(root);
  if (note === undefined) return undefined;
  const { branch, to, from, changed } = note;
  await ended(git, root, note, patience);
  const now = await standingOf(git, root);
  const moved =
    now.branch === from.branch && now.commit === from.commit ? await filesBetween(git, from.commit, to) : [];
  const own = moved.filter((file) => !changed.includes(file));
  const unlike = await filesUnlike(git, root, from.commit, own);
  const [before, after] = await Promise.all([blobsIn(git, from.commit), blobsIn(git, to)]);
  /** @type {string[]} */
  const left = [];
  /** @type {string[]} */
  const half = [];
  for (const file of unlike)
    ((await isBeginning(git, path.join(root, file), after.get(file))) ? half : left).push(file);

  // Where the index alone was written, files on disk would count as changed.
  if (own.length > 0) await unstage(git, own);
  const again = half.filter((file) => before.has(file));
  if (again.length > 0)
    await git(['checkout-index', '--force', '--index', '-z', '--stdin'], { input: asInput(again) });
  for (const file of half) if (!before.has(file)) await remove(root, file);
  await rm(noteIn(root), { force: true });
  if (unlike.length === 0) return undefined;
  const rest =
    left.length === 0 ? ', and whole.' : `, but for ${left.join(', ')}: a developer has to look at that.`;
  return `Opening ${branch} was interrupted. ${from.branch ?? 'What was open before'} is open again${rest}`;
}

/** @param {string} root @returns {Promise<z.infer<typeof schema> | undefined>} */
async function noted(root) {
  try {
    return schema.parse(JSON.parse(await readFile(noteIn(root), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Waits for the end of a switch. A killed one leaves its lock, and every git after it would wait for ever.
 *
 * @param {Git} git @param {string} root @param {z.infer<typeof schema>} note @param {number} patience
 */
async function ended(git, root, { at, pid }, patience) {
  const lock = path.resolve(root, (await git(['rev-parse', '--git-path', 'index.lock'])).out);
  const lockedAt = () =>
    stat(lock).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  const until = Date.now() + patience;
  while ((isRunning(pid) || (await lockedAt()) !== undefined) && Date.now() < until) await sleep(100);
  const locked = await lockedAt();
  if (locked !== undefined && Math.abs(locked - at) < locksWithin) await rm(lock, { force: true });
}

/** @param {number | undefined} pid */
function isRunning(pid) {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {Git} git @param {string} from @param {string} to */
async function filesBetween(git, from, to) {
  return entriesOf((await git(['diff', '--name-only', '--no-renames', '-z', from, to])).out);
}

/** Whether a file is gone, or holds a blob as far as it was written. @param {Git} git @param {string} file @param {string | undefined} blob */
async function isBeginning(git, file, blob) {
  const said = await readFile(file, 'utf8').catch(() => undefined);
  if (said === undefined) return true;
  if (blob === undefined) return false;
  const { out } = await git(['cat-file', 'blob', blob]);
  // The last letter may be cut in two, and the last line break is not in what git said.
  return `${out}\n`.startsWith(said.replace(/\uFFFD+$/, ''));
}

/** With the folders that hold nothing else, as git does. @param {string} root @param {string} file */
async function remove(root, file) {
  await rm(path.join(root, file), { force: true });
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const isEmpty = await rmdir(path.join(root, folder)).then(
      () => true,
      () => false,
    );
    if (!isEmpty) return;
  }
}
