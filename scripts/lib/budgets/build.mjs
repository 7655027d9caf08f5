import { htmlOf, isIndexed } from './pages.mjs';
import { printTable } from './table.mjs';
import { catalogTexts, hiddenTexts } from './texts.mjs';
import { frameworkScripts, gzipBytes, scriptLimit, scriptsOf } from './weight.mjs';

/** @typedef {import('./pages.mjs').Page} Page */

/** Catalog texts that a page may send for its scripts only, in bytes. */
const hiddenTextLimit = 4096;

/**
 * Checks what the documents of the build say a browser will load, for every indexed page in every language, and prints the
 * heaviest language of each page.
 *
 * @param {readonly Page[]} pages
 * @returns {string[]} what is over budget
 */
export function checkBuild(pages) {
  const limit = scriptLimit();
  /** @type {string[]} */
  const breaches = [];
  /** @type {Map<string, { scripts: number, hidden: number }>} */
  const heaviest = new Map();
  /** @type {Map<string, Set<string>>} */
  const texts = new Map();
  for (const page of pages) {
    const html = htmlOf(page);
    if (!isIndexed(html)) continue;
    const known = texts.get(page.locale) ?? catalogTexts(page.locale);
    texts.set(page.locale, known);
    const found = hiddenTexts(html, known);
    const hidden = found.reduce((total, text) => total + Buffer.byteLength(text), 0);
    const scripts = gzipBytes(scriptsOf(html));
    if (scripts > limit)
      breaches.push(`${page.address} loads ${kB(scripts)} kB of scripts; the limit is ${kB(limit)} kB`);
    if (hidden > hiddenTextLimit) {
      breaches.push(
        `${page.address} carries ${hidden} B of catalog texts it does not show, such as "${found[0]}"`,
      );
    }
    const before = heaviest.get(page.path);
    heaviest.set(page.path, {
      scripts: Math.max(scripts, before?.scripts ?? 0),
      hidden: Math.max(hidden, before?.hidden ?? 0),
    });
  }
  const floor = gzipBytes(frameworkScripts());
  printTable(
    ['page', 'scripts kB', 'over floor', 'unshown texts B'],
    [...heaviest].map(([path, { scripts, hidden }]) => [
      path,
      kB(scripts),
      `${((scripts / floor - 1) * 100).toFixed(1)} %`,
      hidden,
    ]),
  );
  console.log(`Floor, every page's framework scripts: ${kB(floor)} kB gzip; limit ${kB(limit)} kB.\n`);
  return breaches;
}

/** @param {number} bytes */
export function kB(bytes) {
  return (bytes / 1000).toFixed(1);
}
