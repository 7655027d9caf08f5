import './checkout/node-version.mjs';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { checkPrices } from './check-prices.mjs';
import { checkTexts } from './check-texts.mjs';
import { runTool, stopOnSignals } from './checkout/child.mjs';
import { removeDevTypes } from './checkout/dev-types.mjs';
import { importSource } from './checkout/import-source.mjs';
import { changedTexts, inputParts } from './checkout/inputs.mjs';
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
import { renameBuild } from './rename-build.mjs';
import { usableSettings } from './settings/check-settings.mjs';
import { environmentOf, readSettings } from './settings/read-settings.mjs';
import { describeWaiting } from './waiting-posts.mjs';

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
  const before = readBuildStamp()?.parts;
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
  const waiting = waitingPosts(day);
  removeBuildStamp();
  removeDevTypes();
  const restore = buildDir === '.next' ? () => undefined : keepRouteTypes();
  console.log(
    changed
      ? 'Drawing every page in every language (half a minute to a minute on two cores) …'
      : 'Building every page in every language (one to two minutes on two cores) …',
  );
  if (changed) renameBuild(buildFolder);
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
    },
  });
  restore();
  if (code !== 0) throw new Failure('The site could not be built (see above).');
  // Not at the top, because a fresh checkout has no HTML parser yet.
  const { writeCspManifest } = await import('../csp/csp.mjs');
  const { hashes, pages } = await writeCspManifest();
  const { allArticles } = await importSource('lib/articles/article-list.ts');
  writeFileSync(inRoot(buildDir, 'articles.json'), JSON.stringify(allArticles(day)));
  writeBuildStamp({ inputs, parts }, waiting);
  console.log(`Content-Security-Policy: ${Object.keys(pages).length} pages, ${hashes.length} hashes.`);
  for (const line of describeWaiting(waiting)) console.log(line);
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
