import { readHtml } from '../csp/html.mjs';
import { limits } from './limits.mjs';
import { htmlOf } from './pages.mjs';
import { frameworkScripts, gzipBytes, scriptsOf } from './scripts.mjs';
import { catalogTexts, hiddenTexts } from './texts.mjs';

/** @typedef {import('./pages.mjs').Page} Page */

/**
 * @param {readonly Page[]} pages
 * @returns {string[]} what is over budget
 */
export function checkWeights(pages) {
  const floor = gzipBytes(frameworkScripts());
  /** @type {string[]} */
  const breaches = [];
  /** @type {Record<string, { 'scripts kB': number, 'over floor %': number, 'unshown texts B': number }>} */
  const heaviest = {};
  /** @type {Map<string, Set<string>>} */
  const texts = new Map();
  for (const page of pages) {
    const document = readHtml(htmlOf(page));
    const known = texts.get(page.locale) ?? catalogTexts(page.locale);
    texts.set(page.locale, known);
    const found = hiddenTexts(document, known);
    const hidden = found.reduce((total, text) => total + Buffer.byteLength(text), 0);
    const scripts = gzipBytes(scriptsOf(document.tags));
    if (scripts > limits.scripts) {
      breaches.push(
        `${page.address} loads ${kB(scripts)} kB of scripts; the limit is ${kB(limits.scripts)} kB`,
      );
    }
    if (hidden > limits.hiddenTexts) {
      breaches.push(
        `${page.address} carries ${hidden} B of catalog texts it does not show, such as "${found[0]}"`,
      );
    }
    const before = heaviest[page.path];
    heaviest[page.path] = {
      'scripts kB': Math.max(kB(scripts), before?.['scripts kB'] ?? 0),
      'over floor %': Math.max(kB((scripts / floor - 1) * 100_000), before?.['over floor %'] ?? 0),
      'unshown texts B': Math.max(hidden, before?.['unshown texts B'] ?? 0),
    };
  }
  console.table(heaviest);
  console.log(
    `Floor, every page's framework scripts: ${kB(floor)} kB gzip; limit ${kB(limits.scripts)} kB.\n`,
  );
  return breaches;
}

/** @param {number} bytes @returns {number} to a tenth */
export function kB(bytes) {
  return Number((bytes / 1000).toFixed(1));
}
