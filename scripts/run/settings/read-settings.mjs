import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure, inRoot, root } from '../checkout/project.mjs';
import { siteUrlOf } from './site-url.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Settings */

/**
 * @typedef {object} Reading
 * @property {Settings} settings the environment, completed by the files
 * @property {readonly { name: string, file: string }[]} inFiles what stands in the files, the strongest first
 */

/**
 * Next's reader of files, as far as it is used here.
 *
 * @typedef {object} NextEnv
 * @property {(folder: string, dev: boolean, log: Log, anew: boolean) => { loadedEnvFiles: LoadedFile[] }} loadEnvConfig
 * @property {(files: LoadedFile[], folder: string, log: Log, anew: boolean) => unknown} processEnv
 *
 * @typedef {{ path: string, contents: string, env: Record<string, string> }} LoadedFile
 * @typedef {{ info(...said: unknown[]): void, error(...said: unknown[]): void }} Log
 */

/** @type {Reading | undefined} */
let first;

/**
 * The reading that every part of this command shares, however often it is asked for. Needs the packages to be installed.
 *
 * @returns {Reading}
 * @throws {Failure} when a file cannot be read
 */
export function readOnce() {
  first ??= readAnew();
  return first;
}

export const readSettings = () => readOnce().settings;

/**
 * Reads the environment and, where it leaves a setting open, the `.env` files in Next's order, or the one file that ENV_FILE names.
 * The environment of this process stays as it is.
 *
 * @param {{ dev?: boolean, folder?: string, environment?: Settings }} [options] `dev`: the files of development in place of those of
 *   production; `folder`: where they are, by default the checkout
 * @returns {Reading}
 * @throws {Failure} when a file cannot be read
 */
export function readAnew({ dev = false, folder = root, environment = process.env } = {}) {
  const { loadEnvConfig, processEnv } = freshNextEnv();
  const own = process.env;
  // Next reads and writes the environment of the process. With NODE_ENV=test it would look for other files than the server gets.
  const { NODE_ENV, ...given } = environment;
  process.env = /** @type {NodeJS.ProcessEnv} */ (given);
  try {
    /** @type {LoadedFile[]} */
    let files;
    if (environment.ENV_FILE) {
      files = [namedFile(environment.ENV_FILE, folder)];
      processEnv(files, folder, failing, true);
    } else {
      files = loadEnvConfig(folder, dev, failing, true).loadedEnvFiles;
    }
    /** @type {Record<string, string | undefined>} */
    const settings = { ...process.env, ...(NODE_ENV !== undefined && { NODE_ENV }) };
    delete settings.__NEXT_PROCESSED_ENV;
    return {
      settings,
      inFiles: files.flatMap((file) => Object.keys(file.env).map((name) => ({ name, file: file.path }))),
    };
  } finally {
    process.env = own;
  }
}

/**
 * What a child process that runs Next, or a server of the built site, is given: the settings, the site's address, and Next's own word
 * that the files have been read.
 *
 * @param {Settings} [settings]
 * @returns {Record<string, string>}
 */
export function environmentOf(settings = readSettings()) {
  const given = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(given), SITE_URL: siteUrlOf(settings), __NEXT_PROCESSED_ENV: 'true' };
}

/**
 * It keeps the first environment that it sees and what it has read, so each reading has one of its own.
 *
 * @returns {NextEnv}
 */
function freshNextEnv() {
  const requireFromNext = createRequire(inRoot('node_modules/next/package.json'));
  delete requireFromNext.cache[requireFromNext.resolve('@next/env')];
  return requireFromNext('@next/env');
}

/**
 * @param {string} name as ENV_FILE has it
 * @param {string} folder
 * @returns {LoadedFile}
 */
function namedFile(name, folder) {
  try {
    return { path: name, contents: readFileSync(path.resolve(folder, name), 'utf8'), env: {} };
  } catch (error) {
    throw new Failure(`ENV_FILE names ${name}, which cannot be read: ${reasonOf(error)}.`);
  }
}

/** @type {Log} */
const failing = {
  info() {},
  error(said, error) {
    throw new Failure(
      `${String(said).replace('Failed to load env from', 'Settings cannot be read from')}: ${reasonOf(error)}.`,
    );
  },
};

/**
 * What the system says of a file, without the code before and the call behind it.
 *
 * @param {unknown} error such as `EROFS: read-only file system, open '.env'`
 */
export function reasonOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  return /^E[A-Z]+: ([^,]+),/.exec(message)?.[1] ?? message;
}
