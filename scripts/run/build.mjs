import './checkout/node-version.mjs';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { checkPrices } from './check-prices.mjs';
import { checkTexts } from './check-texts.mjs';
import { runTool, stopOnSignals } from './checkout/child.mjs';
import { removeDevTypes } from './checkout/dev-types.mjs';
import { importSource } from './checkout/import-source.mjs';
import { changedTexts, inputParts, languagesOf } from './checkout/inputs.mjs';
import { installIfStale } from './checkout/install.mjs';
import { withLock } from './checkout/lock.mjs';
import {
  buildDir,
  buildFolder,
  Failure,
  inRoot,
  prepareLock,
  root,
  runAsScript,
} from './checkout/project.mjs';
import { readBuildStamp, removeBuildStamp, writeBuildStamp } from './checkout/stamp.mjs';
import { keepPages } from './redraw/keep-pages.mjs';
import { renameBuild } from './redraw/rename-build.mjs';
import { usableSettings } from './settings/check-settings.mjs';
import { environmentOf, readSettings } from './settings/read-settings.mjs';
import { describeWaiting, duePosts } from './waiting-posts.mjs';

/**
 * Builds the site and what it needs to be served, if settings, prices and texts are right: Next's build, the hashes for the
 * Content-Security-Policy, the lists of articles, and last the stamp, so that a build which was interrupted anywhere counts as none. The caller holds
 * {@link prepareLock}.
 *
 * @throws {Failure} when a part did not succeed
 */
export async function buildSite() {
  await usableSettings();
  // Before the build: a file that is changed meanwhile makes the build stale, and so does a day that begins.
  const { whole: inputs, parts } = inputParts(root, readSettings());
  const stamp = readBuildStamp();
  const before = stamp?.parts;
  const changed = changedTexts(before, parts);
  console.log('Checking prices and texts (a few seconds) …');
  await checkPrices();
  const areOthersRight = changed !== undefined && before?.checks === parts.checks;
  if (!areOthersRight) await checkTexts();
  else if (changed.length > 0) await checkTexts(onlyOf(changed));
  const [{ publishingDay }, { waitingPosts }] = await Promise.all(
    ['lib/articles/publishing/publishing-day.ts', 'lib/articles/publishing/waiting.ts'].map(importSource),
  );
  const day = publishingDay();
  const drawn = stamp && changed && (await isOfToday(stamp)) ? languagesOf(changed) : undefined;
  const waiting = waitingPosts(day);
  removeBuildStamp();
  removeDevTypes();
  const restore = buildDir === '.next' ? () => undefined : keepRouteTypes();
  console.log(whatIsDone(changed !== undefined, drawn));
  const listKept = drawn && keepPages(buildFolder);
  if (changed) renameBuild(buildFolder, { kept: drawn && (await othersThan(drawn)) });
  // Texts are in no code, so where nothing else has changed, what was compiled stays.
  const mode = changed ? ['--experimental-build-mode', 'generate'] : [];
  const code = await runTool('next/dist/bin/next', ['build', ...mode], {
    env: {
      ...environmentOf(),
      NODE_ENV: 'production',
      NODE_OPTIONS: [process.env.NODE_OPTIONS, roomForNewObjects].filter(Boolean).join(' '),
      NEXT_TELEMETRY_DISABLED: '1',
      BUILD_DIR: buildDir,
      BUILD_DAY: day,
      ...(drawn && { BUILD_LOCALES: drawn.join(',') }),
    },
  });
  restore();
  if (code !== 0) throw new Failure('The site could not be built (see above).');
  listKept?.();
  // Not at the top, because a fresh checkout has no HTML parser yet.
  const { writeCspManifest } = await import('../csp/csp.mjs');
  const { hashes, pages } = await writeCspManifest();
  const { allArticles } = await importSource('lib/articles/article-list.ts');
  writeFileSync(inRoot(buildDir, 'articles.json'), JSON.stringify(allArticles(day)));
  writeBuildStamp({ inputs, parts }, waiting);
  console.log(`Content-Security-Policy: ${Object.keys(pages).length} pages, ${hashes.length} hashes.`);
  for (const line of describeWaiting(waiting)) console.log(line);
}

/**
 * Whether pages that were drawn with a build would be drawn the same now: no post has come out, and the year below them is this one.
 *
 * @param {import('./checkout/stamp.mjs').BuildStamp} stamp
 */
async function isOfToday(stamp) {
  const year = String(new Date().getUTCFullYear());
  return stamp.builtAt.startsWith(year) && (await duePosts(stamp)).length === 0;
}

/** @param {readonly string[]} languages @returns {Promise<string[]>} */
async function othersThan(languages) {
  /** @type {typeof import('../../lib/i18n/locales')} */
  const { locales } = await importSource('lib/i18n/locales.ts');
  return locales.filter((locale) => !languages.includes(locale));
}

/** @param {boolean} isCompiled already @param {readonly string[] | undefined} drawn */
function whatIsDone(isCompiled, drawn) {
  if (!isCompiled) return 'Building every page in every language (one to two minutes on two cores) …';
  return drawn
    ? `Drawing every page in ${drawn.join(', ')} (some seconds for each language on two cores) …`
    : 'Drawing every page in every language (half a minute to a minute on two cores) …';
}

/** What tells the check that all texts but some were found right before. @param {readonly string[]} changed */
const onlyOf = (changed) => changed.flatMap((file) => ['--changed', file]);

/**
 * Drawing a page makes many objects that it needs only meanwhile. With the 16 MB that Node has for new ones, half of a build's time went
 * into sorting out which are still in use.
 */
const roomForNewObjects = '--max-semi-space-size=128';

/** Next makes this file point at the types of its newest build; an editor and `tsc` read those of the first. */
function keepRouteTypes() {
  const file = inRoot('next-env.d.ts');
  const content = existsSync(file) ? readFileSync(file) : undefined;
  return () => (content === undefined ? rmSync(file, { force: true }) : writeFileSync(file, content));
}

await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  await withLock(prepareLock, async () => {
    await installIfStale('start');
    await buildSite();
  });
  return 0;
});
