import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownGroup, signalGroup, untilStopped } from './child.mjs';
import { sha256 } from './inputs.mjs';
import { Failure, inRoot, root } from './project.mjs';

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, optionalDependencies?: Record<string, string> }> }} Lockfile */

const lockfile = inRoot('package-lock.json');
const stampFile = inRoot('node_modules/.install-stamp');
// What npm writes when an installation is complete; prebuilt binaries make it depend on the platform.
const installedLockfile = inRoot('node_modules/.package-lock.json');

const platform = `${process.platform}-${process.arch}`;

/**
 * What there has to be: a start needs less than half of the packages, and checks and tools the rest, which is added when the first of
 * them runs.
 *
 * @typedef {'start' | 'all'} Extent
 */

/**
 * Whether `node_modules` holds what the lockfile says, by the mark that {@link installIfStale} left.
 *
 * @param {Extent} extent
 */
export function isInstallFresh(extent) {
  const [lock, on, found] = readStamp();
  return lock === lockHash() && on === platform && (found === 'all' || extent === 'start');
}

/** @returns {string[]} hash of the lockfile, platform and extent of what was installed; nothing where nothing was */
function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim().split(' ') : [];
}

function lockHash() {
  return sha256(readFileSync(lockfile));
}

/**
 * Installs the packages of the lockfile, unless `node_modules` holds them. Where all of them were, all of them are again.
 *
 * @param {Extent} wanted
 * @throws {Failure} when npm could not
 */
export async function installIfStale(wanted) {
  if (isInstallFresh(wanted)) return;
  const [lock, on = platform, found] = readStamp();
  const extent = found === 'all' ? 'all' : wanted;
  if (on !== platform || !isInstalled(lockfile, installedLockfile, extent)) {
    const adds = on === platform && lock === lockHash() && isInstalled(lockfile, installedLockfile, 'start');
    console.log(
      adds
        ? 'Adding the packages for checks and tools, once (about half a minute) …'
        : 'Installing packages (half a minute to a minute) …',
    );
    // `npm ci` empties the folder first, so what is added comes by `npm install`, which keeps to the lockfile too. And `npm ci`
    // refuses a lockfile that was made without the optional packages of other platforms, which npm leaves out at
    // times (https://github.com/npm/cli/issues/4828); `npm install` keeps to the versions it has and completes the rest.
    const install = !adds && isComplete(lockfile) ? ['ci'] : ['install', '--no-save'];
    // Said either way, because NODE_ENV=production would leave the packages for development out.
    const dev = extent === 'all' ? '--include=dev' : '--omit=dev';
    const code = await runNpm([...install, dev, '--no-audit', '--no-fund']);
    if (code !== 0)
      throw new Failure(
        'The packages could not be installed (see above). ECONNREFUSED, ENOTFOUND or ENOTCACHED there mean that npm found no network.',
      );
  }
  writeFileSync(stampFile, `${lockHash()} ${platform} ${extent}\n`);
}

/**
 * Whether an installation that somebody made with npm is complete and of this lockfile.
 *
 * @param {string} wantedFile `package-lock.json`
 * @param {string} foundFile npm's own record inside `node_modules`
 * @param {Extent} extent
 */
export function isInstalled(wantedFile, foundFile, extent) {
  if (!existsSync(foundFile)) return false;
  /** @type {Lockfile} */
  const wanted = JSON.parse(readFileSync(wantedFile, 'utf8'));
  /** @type {Lockfile} */
  const found = JSON.parse(readFileSync(foundFile, 'utf8'));
  return Object.entries(wanted.packages).every(([name, entry]) => {
    const installed = found.packages[name];
    if (name === '' || (entry.optional && !installed)) return true;
    // A package for development alone, or for that and for an optional one that is not there.
    if (extent === 'start' && (entry.dev || entry.devOptional) && !installed) return true;
    return installed?.version === entry.version && installed?.integrity === entry.integrity;
  });
}

/**
 * Whether a lockfile lists every optional package that its packages name; `npm ci` refuses one that does not.
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
