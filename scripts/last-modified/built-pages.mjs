import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importSource } from '../run/checkout/import-source.mjs';
import { buildFolder } from '../run/checkout/project.mjs';
import { visibleText } from './visible-text.mjs';

/**
 * The pages that search engines are asked to list, in every language.
 *
 * @returns {Promise<{ address: string, file: string }[]>} the public address of each, and its file below `server/app` of a build
 */
export async function listedPages() {
  /** @type {[typeof import('../../lib/articles/pages'), typeof import('../../lib/i18n/locales'), typeof import('../../lib/i18n/paths')]} */
  const [{ listedRoutes }, { locales }, { localizePath }] = await Promise.all([
    importSource('lib/articles/pages.ts'),
    importSource('lib/i18n/locales.ts'),
    importSource('lib/i18n/paths.ts'),
  ]);
  return listedRoutes().flatMap((route) =>
    (route.locales ?? locales).map((locale) => ({
      address: localizePath(route.path, locale),
      file: `${locale}${route.path === '/' ? '' : route.path}.html`,
    })),
  );
}

/**
 * What the pages of a finished build say.
 *
 * @param {string} [folder] the build folder
 * @returns {Promise<Map<string, string>>} by address
 * @throws {Error} naming a page that was not built
 */
export async function builtTexts(folder = buildFolder) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const { address, file } of await listedPages()) {
    texts.set(address, visibleText(readFileSync(path.join(folder, 'server/app', file), 'utf8')));
  }
  return texts;
}
