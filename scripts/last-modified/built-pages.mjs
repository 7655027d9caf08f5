import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importSource } from '../run/checkout/import-source.mjs';
import { buildFolder } from '../run/checkout/project.mjs';
import { visibleText } from './visible-text.mjs';

/**
 * The pages that search engines are asked to list, in every language.
 *
 * @returns {Promise<{ address: string, files: string[] }[]>} the public address of each, and where below `server/app` of a build its file may be
 */
export async function listedPages() {
  /** @type {[typeof import('../../lib/articles/pages'), typeof import('../../lib/i18n/locales'), typeof import('../../lib/i18n/paths'), typeof import('../../lib/routes/page-path')]} */
  const [{ listedRoutes }, { locales }, { localizePath }, { pagePaths }] = await Promise.all([
    importSource('lib/articles/pages.ts'),
    importSource('lib/i18n/locales.ts'),
    importSource('lib/i18n/paths.ts'),
    importSource('lib/routes/page-path.ts'),
  ]);
  return listedRoutes().flatMap((route) =>
    (route.locales ?? locales).map((locale) => ({
      address: localizePath(route.path, locale),
      files: pagePaths(route.path).map((page) => `${locale}${page === '/' ? '' : page}.html`),
    })),
  );
}

/**
 * @param {string} [folder] the build folder
 * @returns {Promise<Map<string, string>>} by address
 * @throws {Error} naming a page that was not built
 */
export async function builtTexts(folder = buildFolder) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const { address, files } of await listedPages()) {
    const candidates = files.map((file) => path.join(folder, 'server/app', file));
    const file = candidates.find(existsSync);
    if (file === undefined)
      throw new Error(`${address} was not built: there is no ${candidates.join(' and no ')}`);
    texts.set(address, visibleText(readFileSync(file, 'utf8')));
  }
  return texts;
}
