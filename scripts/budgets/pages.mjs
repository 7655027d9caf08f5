import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from '../run/checkout/project.mjs';
import { cspManifestFile } from '../run/checkout/stamp.mjs';

/**
 * @typedef {object} Page a prerendered page of the site
 * @property {string} locale
 * @property {string} path of its file, without locale, such as `/courses`
 * @property {string} address its public path
 */

/** @returns {Page[]} */
export function builtPages() {
  /** @type {import('../csp/csp.mjs').CspManifest} */
  const { pages } = JSON.parse(readFileSync(cspManifestFile, 'utf8'));
  return Object.keys(pages).flatMap((key) => {
    const [, locale, rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(key) ?? [];
    if (locale === undefined) return [];
    // English has no prefix (lib/i18n/paths.ts), and a framed page stands one folder higher than it is built (lib/routes/page-path.ts).
    const address = (locale === 'en' ? rest || '/' : key).replace('/framed/', '/');
    return [{ locale, path: rest || '/', address }];
  });
}

/** @param {Page} page */
export function htmlOf({ locale, path: pagePath }) {
  return readFileSync(
    path.join(buildFolder, 'server/app', `${locale}${pagePath === '/' ? '' : pagePath}.html`),
    'utf8',
  );
}

/**
 * One page of each kind: all but those that have siblings under the same path (lessons, articles), of which the first stands
 * for the others.
 *
 * @param {readonly Page[]} pages of one language
 * @returns {Page[]}
 */
export function pageKinds(pages) {
  const seen = new Set();
  return pages.filter(({ path: pagePath }) => {
    const parent = path.posix.dirname(pagePath);
    const kind = parent === '/' ? pagePath : `${parent}/*`;
    return !seen.has(kind) && seen.add(kind);
  });
}
