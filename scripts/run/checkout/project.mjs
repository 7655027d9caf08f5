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
 * Runs what a command does. A failure is printed, one that the person at the terminal can act on without its stack.
 *
 * @param {() => Promise<number>} main gives the exit code
 * @returns {Promise<number>} that code; 1 after a failure
 */
export async function exitCodeOf(main) {
  try {
    return await main();
  } catch (error) {
    console.error(error instanceof Failure ? `Error: ${error.message}` : error);
    return 1;
  }
}

/**
 * Runs a script's main function by {@link exitCodeOf} when the module at `moduleUrl` is what node was started with, and not when it is
 * imported.
 *
 * @param {string} moduleUrl the caller's `import.meta.url`
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runAsScript(moduleUrl, main) {
  const entry = process.argv[1];
  if (entry === undefined || realpathSync(entry) !== realpathSync(fileURLToPath(moduleUrl))) return;
  endWithNpm();
  process.exitCode = await exitCodeOf(main);
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
