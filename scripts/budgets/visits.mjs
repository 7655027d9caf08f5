import { firstVisit } from './first-visit.mjs';
import { limits } from './limits.mjs';
import { pageKinds } from './pages.mjs';
import { gzipBytes } from './scripts.mjs';
import { kB } from './weights.mjs';

/** @typedef {import('./pages.mjs').Page} Page */

/**
 * @typedef {object} Worst
 * @property {number} shift
 * @property {number} scripts gzip bytes
 * @property {number} moving visits in which something moved
 * @property {string} example the visit in which most moved, and what
 */

/** Latin, long words, Cyrillic, and a script whose fonts come in many files. */
const locales = ['en', 'de', 'ru', 'ja'];

/** @type {readonly import('./first-visit.mjs').Conditions[]} */
const conditions = [
  { name: 'phone', width: 360, slow: false },
  { name: 'slow phone', width: 360, slow: true },
  { name: 'desktop', width: 1440, slow: false },
  { name: 'slow desktop', width: 1440, slow: true },
];

/**
 * Opens one page of each kind in a real browser and checks that nothing moves while it loads, and that the scripts it loads
 * by itself, also late, stay within the limit. Prints the worst of each page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site address of the running site
 * @param {readonly Page[]} pages
 * @returns {Promise<string[]>} what is over budget
 */
export async function checkVisits(browser, site, pages) {
  /** @type {Map<string, Worst>} */
  const worst = new Map();
  const visits = locales.flatMap((locale) =>
    pageKinds(pages.filter((page) => page.locale === locale)).flatMap((page) =>
      conditions.map((condition) => ({ page, condition })),
    ),
  );
  await inPairs(visits, async ({ page, condition }) => {
    const load = await firstVisit(browser, site + page.address, condition);
    const scripts = gzipBytes(load.scripts.filter((script) => script.startsWith('/_next/')));
    const before = worst.get(page.path) ?? { shift: 0, scripts: 0, moving: 0, example: '' };
    const moves = load.shift >= limits.shift;
    worst.set(page.path, {
      shift: Math.max(load.shift, before.shift),
      scripts: Math.max(scripts, before.scripts),
      moving: before.moving + (moves ? 1 : 0),
      example:
        load.shift > before.shift
          ? `${page.address} on a ${condition.name}: ${load.moved.join(', ')}`
          : before.example,
    });
  });
  console.table(
    Object.fromEntries(
      [...worst].map(([path, { shift, scripts }]) => [
        path,
        { 'layout shift': shift.toFixed(4), 'scripts loaded kB': kB(scripts) },
      ]),
    ),
  );
  console.log(
    `${visits.length} first visits: ${locales.join(', ')}; ${conditions.map(({ name }) => name).join(', ')}.\n`,
  );
  return [...worst].flatMap(([path, { shift, scripts, moving, example }]) => [
    ...(moving > 0
      ? [`${path} moves by up to ${shift.toFixed(4)} in ${moving} visits, most ${example}`]
      : []),
    ...(scripts > limits.loaded
      ? [`${path} loads ${kB(scripts)} kB of scripts, with those that come late`]
      : []),
  ]);
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<void>} work
 */
async function inPairs(items, work) {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all([worker(), worker()]);
}
