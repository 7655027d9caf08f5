import { importSource } from './checkout/import-source.mjs';
import { Failure } from './checkout/project.mjs';
import { readSettings } from './checkout/settings.mjs';

/**
 * Reads the settings as the site will, before minutes go into a build whose error would hide which of them is wrong.
 * Needs the packages to be installed.
 *
 * @param {import('./checkout/settings.mjs').Settings} [settings]
 * @throws {Failure} naming each setting that cannot be used and what it should look like
 */
export async function checkSettings(settings = readSettings()) {
  // Next sets NODE_ENV itself for what it starts.
  const { NODE_ENV: own } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    /** @type {typeof import('../../lib/env')} */
    const { parseEnv } = await importSource('lib/env/index.ts');
    parseEnv({ ...settings, NODE_ENV: 'production' });
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('Settings cannot be used')) throw error;
    throw new Failure(
      `${error.message}\nThey come from the environment and .env; .env.example explains each.`,
    );
  } finally {
    if (own === undefined) delete (/** @type {Record<string, unknown>} */ (process.env).NODE_ENV);
    else Object.assign(process.env, { NODE_ENV: own });
  }
}
