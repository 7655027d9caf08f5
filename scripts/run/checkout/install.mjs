import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownGroup, signalGroup, untilStopped } from './child.mjs';
import { sha256 } from './inputs.mjs';
import { Failure, inRoot, root } from './project.mjs';

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, optionalDependencies?: Record<string, string> }> }} Lockfile */

const lockfile = inRoot('package-lock.json');
const stampFile = inRoot('node_modules/.install-stamp');
// What npm writes when an installation is complete; prebuilt binaries make it depend on the platform.
const installedLockfile = inRoot('node_modules/.package-lock.json');

const platform = `${process.platform}-${process.arch}`;

/** Whether `node_modules` holds what the lockfile says, by the mark that {@link installIfStale} left. */
export function isInstallFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

function stamp() {
  return `${sha256(readFileSync(lockfile))} ${platform}\n`;
}

/**
 * Installs the packages of the lockfile, unless `node_modules` holds exactly them.
 *
 * @throws {Failure} when npm could not
 */
export async function installIfStale() {
  if (isInstallFresh()) return;
  const foreign = existsSync(stampFile) && !readFileSync(stampFile, 'utf8').endsWith(` ${platform}\n`);
  if (foreign || !isInstalled(lockfile, installedLockfile)) {
    console.log('Installing packages …');
    // `npm ci` refuses a lockfile that was made without the optional packages of other platforms, which npm leaves out at
    // times (https://github.com/npm/cli/issues/4828). `npm install` keeps to the versions it has and completes the rest.
    const install = isComplete(lockfile) ? ['ci'] : ['install', '--no-save'];
    // Building needs the development packages, also where NODE_ENV=production would leave them out.
    const code = await runNpm([...install, '--include=dev', '--no-audit', '--no-fund']);
    if (code !== 0)
      throw new Failure(
        'The packages could not be installed (see above). ECONNREFUSED, ENOTFOUND or ENOTCACHED there mean that npm found no network.',
      );
  }
  writeFileSync(stampFile, stamp());
}

/**
 * Whether an installation that somebody made with npm is complete and of this lockfile.
 *
 * @param {string} wantedFile `package-lock.json`
 * @param {string} foundFile npm's own record inside `node_modules`
 */
export function isInstalled(wantedFile, foundFile) {
  if (!existsSync(foundFile)) return false;
  /** @type {Lockfile} */
  const wanted = JSON.parse(readFileSync(wantedFile, 'utf8'));
  /** @type {Lockfile} */
  const found = JSON.parse(readFileSync(foundFile, 'utf8'));
  return Object.entries(wanted.packages).every(([name, entry]) => {
    const installed = found.packages[name];
    if (name === '' || (entry.optional && !installed)) return true;
    return installed?.version === entry.version && installed?.integrity === entry.integrity;
  });
}

/**
 * Whether a lockfile lists every optional package that its packages name.
 *
 * @param {string} file
 */
export function isComplete(file) {
  /** @type {Lockfile} */
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packages).every(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).every((name) =>
      placesToLook(place).some((folder) => `${folder}${name}` in packages),
    ),
  );
}

/**
 * Node's search for a package, from the folder of the one that asks to the top.
 *
 * @param {string} place such as `node_modules/a/node_modules/b`
 * @returns {string[]} such as `node_modules/a/node_modules/b/node_modules/`, ..., `node_modules/`
 */
function placesToLook(place) {
  const parts = place.split('node_modules/');
  return parts.map(
    (_, index) =>
      `${parts
        .slice(0, parts.length - index)
        .join('node_modules/')
        .replace(/([^/])$/, '$1/')}node_modules/`,
  );
}

/**
 * By Node itself, because the package that runs all else is not there yet.
 *
 * @param {readonly string[]} args
 * @returns {Promise<number | null>} the exit code; null after a signal
 */
function runNpm(args) {
  return untilStopped(async (signal) => {
    const [command, first] = npm();
    const child = spawn(command, [...first, ...args], {
      ...ownGroup,
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    signal.addEventListener('abort', () => signalGroup(child.pid, 'SIGTERM'));
    const [code] = await once(child, 'exit');
    return code;
  });
}

/** @returns {[command: string, args: string[]]} the npm that runs this script, else the one on the path */
function npm() {
  const running = process.env.npm_execpath;
  if (running && path.basename(running) === 'npm-cli.js') return [process.execPath, [running]];
  const beside = path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  return existsSync(beside) ? [process.execPath, [beside]] : ['npm', []];
}
