import { realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** @param {...string} parts a path relative to the checkout */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Name of the folder that `next build` writes and `next start` serves; another one holds a build with other settings. */
export const buildDir = process.env.BUILD_DIR || '.next';

export const buildFolder = inRoot(buildDir);

/** Held by the one process that installs or builds. */
export const prepareLock = inRoot('.data/prepare.lock');

/** An error that the person at the terminal can act on: shown as one message, without a stack. */
export class Failure extends Error {}

/**
 * Runs a script's main function when the module at `moduleUrl` is what node was started with, and not when it is imported.
 * A failure is printed and makes the exit code 1.
 *
 * @param {string} moduleUrl the caller's `import.meta.url`
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runAsScript(moduleUrl, main) {
  const entry = process.argv[1];
  if (entry === undefined || realpathSync(entry) !== realpathSync(fileURLToPath(moduleUrl))) return;
  endWithNpm();
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Failure ? `Error: ${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * npm passes SIGTERM on to the shell between it and this process, which ends without telling (the usual `sh` of Debian and
 * Alpine): when that shell is gone, this process gets the signal after all.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
