import { importSource } from '../checkout/import-source.mjs';
import { Failure } from '../checkout/project.mjs';
import { misspelt } from './misspelt.mjs';
import { readOnce } from './read-settings.mjs';

/** @typedef {import('../../../lib/env').Env} Env */

/** What commands ask the environment for before they read a file, or without. */
export const ofEnvironment = [
  'BUILD_DAY',
  'BUILD_DIR',
  'BUILD_LOCALES',
  'CHROMIUM_PATH',
  'ENV_FILE',
  'NODE_ENV',
];
/** What Next and Node understand in a file. */
const ofOthers = ['NEXT_TELEMETRY_DISABLED', 'NODE_OPTIONS'];

/** @type {Promise<Env> | undefined} */
let checked;

/**
 * What the settings of this command mean, which builds the site or serves it to visitors; names that are almost a setting are told once.
 * Needs the packages to be installed.
 *
 * @returns {Promise<Env>}
 * @throws {Failure} naming each setting that cannot be used and what it should look like
 */
export function usableSettings() {
  checked ??= forVisitors(readOnce());
  return checked;
}

/**
 * As {@link checkSettings}, without those by which `npm run edit` starts the site.
 *
 * @param {import('./read-settings.mjs').Reading} reading
 * @returns {Promise<Env>}
 * @throws {Failure}
 */
export async function forVisitors(reading) {
  if (reading.settings.EDIT_TEXTS) {
    throw new Failure(
      'EDIT_TEXTS is set, which puts marks around every text and is for npm run edit alone: unset it to build or serve the site.',
    );
  }
  return checkSettings(reading);
}

/**
 * Reads the settings as the site will, before a server starts or minutes go into a build whose error would hide which of them is wrong.
 *
 * @param {import('./read-settings.mjs').Reading} reading
 * @param {(warning: string) => void} [warn]
 * @returns {Promise<Env>}
 * @throws {Failure} naming each setting that cannot be used and what it should look like
 */
export async function checkSettings({ settings, inFiles }, warn = console.warn) {
  /** @type {typeof import('../../../lib/env/schema')} */
  const { parseEnv, settingNames } = await importSource('lib/env/schema.ts');
  const environment = Object.keys(settings).map((name) => ({ name }));
  for (const { name, file } of inFiles.filter((one) => ofEnvironment.includes(one.name))) {
    warn(`Warning: ${name} counts for nothing in ${file}; only the environment can set it.`);
  }
  const known = [...settingNames, ...ofEnvironment, ...ofOthers];
  for (const told of misspelt([...inFiles, ...environment], known)) warn(`Warning: ${told}`);
  try {
    return parseEnv({ ...settings, NODE_ENV: 'production' });
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('Settings cannot be used')) throw error;
    throw new Failure(
      `${error.message}\nThey come from the environment and .env; .env.example explains each.`,
    );
  }
}
