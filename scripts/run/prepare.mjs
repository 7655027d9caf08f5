import './checkout/node-version.mjs';
import { buildSite } from './build.mjs';
import { stopOnSignals } from './checkout/child.mjs';
import { inputsHash } from './checkout/inputs.mjs';
import { installIfStale, isInstallFresh } from './checkout/install.mjs';
import { withLock } from './checkout/lock.mjs';
import { prepareLock, root, runAsScript } from './checkout/project.mjs';
import { readBuildStamp } from './checkout/stamp.mjs';
import { usableSettings } from './settings/check-settings.mjs';
import { readSettings } from './settings/read-settings.mjs';
import { duePosts } from './waiting-posts.mjs';

/**
 * Makes the checkout ready: packages as in the lockfile and, where asked for, a build of the files as they are. Does only
 * what is missing; processes that prepare the same checkout take turns.
 *
 * @param {{ build: boolean, packages?: import('./checkout/install.mjs').Extent }} options
 */
export async function prepare({ build, packages = 'start' }) {
  // Without the lock when nothing is to be done, so that a finished build also starts on a read-only disk.
  if (isInstallFresh(packages) && (!build || (await isBuildFresh()))) return;
  await withLock(prepareLock, async () => {
    await installIfStale(packages);
    if (build && !(await isBuildFresh())) await buildSite();
  });
}

/**
 * Whether there is a finished build of the files and settings as they are, with every post whose day has come. Needs the packages to be installed.
 *
 * @throws {import('./checkout/project.mjs').Failure} naming the settings that cannot be used
 */
export async function isBuildFresh() {
  await usableSettings();
  const stamp = readBuildStamp();
  return (
    stamp !== undefined &&
    stamp.inputs === inputsHash(root, readSettings()) &&
    (await duePosts(stamp)).length === 0
  );
}

await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  await prepare({ build: true });
  return 0;
});
