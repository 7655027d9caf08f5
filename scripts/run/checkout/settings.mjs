import { createRequire } from 'node:module';
import { inRoot, root } from './project.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Settings */

/**
 * The environment as a production build and server will see it: this process's, completed by the `.env` files in Next's
 * order. This process's own environment stays as it is. Needs the packages to be installed.
 *
 * @returns {Settings}
 */
export function readSettings() {
  const requireFromNext = createRequire(inRoot('node_modules/next/package.json'));
  /** @type {{ loadEnvConfig(folder: string, dev: boolean): { combinedEnv: Settings }, resetEnv(): void }} */
  const { loadEnvConfig, resetEnv } = requireFromNext('@next/env');
  const settings = { ...loadEnvConfig(root, false).combinedEnv };
  resetEnv();
  delete process.env.__NEXT_PROCESSED_ENV;
  return settings;
}
