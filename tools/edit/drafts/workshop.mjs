import { importSource } from '../../../scripts/run/checkout/import-source.mjs';
import { readAnew } from '../../../scripts/run/settings/read-settings.mjs';
import { spokenSettings } from '../../../scripts/last-modified/ledger-file.mjs';
import { changedSince } from '../texts/changed.mjs';
import { leaveAll, noteDates } from './dates/dates.mjs';
import { pageReader } from './dates/read-page.mjs';
import { isText } from './git/changed-files.mjs';
import { openGit } from './git/git.mjs';
import { pagesOf } from './pages.mjs';
import { openTools } from './tools.mjs';

/** @typedef {import('../contract').Context} Context */

/**
 * @param {Pick<Context, 'root' | 'journal'>} context
 * @returns {Promise<{ root: string, git: import('./git/git.mjs').Git, also: string[] }>} `also`: files outside the folders of texts that
 *   the editor has written since the last commit, such as that of the prices
 */
export async function gitOf({ root, journal }) {
  const git = openGit(root);
  const { out } = await git(['show', '--no-patch', '--format=%ct', 'HEAD'], { mayFail: true });
  const entries = (await journal.list()).filter(
    ({ at, state }) => state === 'done' && Date.parse(at) > Number(out) * 1000,
  );
  const files = entries.flatMap(({ changes }) => changes.map(({ file }) => file));
  return { root, git, also: [...new Set(files)].filter((file) => !isText(file)) };
}

/**
 * @param {Context} context
 * @returns {Promise<import('./hand-over.mjs').Workshop>}
 */
export async function workshopOf(context) {
  return { ...(await gitOf(context)), tools: openTools(context.root), noteDates: () => datesOf(context) };
}

/** @param {Context} context @returns {Promise<import('./dates/dates.mjs').Noted>} */
async function datesOf({ root, site, places, tables }) {
  const locales = tables.locales.map(({ code }) => code);
  const [{ localizePath }, changes] = await Promise.all([
    importSource('lib/i18n/paths.ts'),
    changedSince(root),
  ]);
  const pages = await pagesOf(changes, places, locales);
  const settings = spokenSettings(readAnew({ dev: true }).settings);
  // The dates are about pages that are built without settings.
  if (site === undefined || settings.length > 0) return leaveAll(pages, localizePath);
  const read = pageReader(`http://localhost:${site.port}`);
  return noteDates({ root, pages, site: { locales, addressOf: localizePath, read } });
}
