import { importSource } from './checkout/import-source.mjs';

/** @typedef {import('../../lib/articles/publishing/waiting').WaitingPost} WaitingPost */
/** @typedef {{ waiting?: WaitingPost[] | undefined }} Build what the stamp of a build says of posts */

const everyTenMinutes = 600_000;

/**
 * @param {Build | undefined} build
 * @returns {Promise<WaitingPost[]>}
 */
export async function duePosts(build) {
  const waiting = build?.waiting ?? [];
  if (waiting.length === 0) return [];
  /** @type {typeof import('../../lib/articles/publishing/publishing-day')} */
  const { currentDay } = await importSource('lib/articles/publishing/publishing-day.ts');
  const today = currentDay();
  return waiting.filter(({ day }) => day <= today);
}

/** @param {readonly WaitingPost[]} [waiting] */
export function describeWaiting(waiting = []) {
  return waiting.map(
    ({ path, day }) =>
      `Waiting: /blog/${path} until ${day} (UTC). Start or build the site anew on that day or later, and it appears.`,
  );
}

/**
 * Says once, while the site runs, that a post could be out: pages are built, and only a new start builds them.
 *
 * @param {Build | undefined} build
 * @param {(line: string) => void} [tell]
 */
export function tellDuePosts(build, tell = console.log) {
  const look = async () => {
    const due = await duePosts(build);
    if (due.length === 0) return;
    clearInterval(timer);
    const names = due.map(({ path }) => `/blog/${path}`).join(', ');
    tell(`The day of ${names} has come: start the site anew, and it appears.`);
  };
  const timer = setInterval(() => void look(), everyTenMinutes);
  if (!build?.waiting?.length) clearInterval(timer);
  return { stop: () => clearInterval(timer) };
}
