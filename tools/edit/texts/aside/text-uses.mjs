import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadsOf, siteFiles } from '../../../../scripts/rooms/imports.mjs';
import { keysInCode } from '../../../catalogs/keys/code-keys.mjs';
import { matches } from '../../../catalogs/rules.mjs';
import { sitePages } from './site-pages.mjs';

/** @typedef {import('../../../catalogs/keys/code-keys.mjs').CodeKey} CodeKey @typedef {import('./site-pages.mjs').SitePage} SitePage */

/**
 * Which pages can show each text: those that load, by whatever way, a file that asks for it. A file that is loaded for something else says
 * too much; a text that is handed over as data (`bank-words`) is said of the pages that load who hands it over, or of none.
 *
 * @param {readonly string[]} keys
 * @returns {Promise<Record<string, string[]>>} paths of pages by key
 */
export async function textUses(keys) {
  const [pages, codeKeys] = await Promise.all([sitePages(), keysInCode(['app', 'components', 'lib'])]);
  const pagesOfFile = pagesByFile(pages);
  const filesOf = await filesByKey(keys, codeKeys);
  return Object.fromEntries(
    keys.map((key) => {
      const own = pages.filter((page) => isHeadOf(key, page));
      if (own.length > 0) return [key, own.map((page) => page.path)];
      const paths = new Set(
        (filesOf.get(inPlaceOf(key)) ?? []).flatMap((file) => [...(pagesOfFile.get(file) ?? [])]),
      );
      return [
        key,
        pages.filter((page) => paths.has(page.path) && !isOtherLesson(key, page)).map((page) => page.path),
      ];
    }),
  );
}

/** A text of the catalog `variants` is said where the one is whose place it takes. @param {string} key */
const inPlaceOf = (key) => key.replace(/^variants\.[^.]+\./, '');

/** Title and description are asked for by one file for all pages. @param {string} key @param {SitePage} page */
function isHeadOf(key, { id, lesson }) {
  const [, space, owner] =
    /(?:^|\.)(meta|courses\.lessons)\.([\w-]+)\.(?:title|description)$/.exec(key) ?? [];
  return owner === id && (space === 'meta') === (lesson === undefined);
}

/** @param {string} key @param {SitePage} page */
const isOtherLesson = (key, { lesson }) => key.startsWith('lesson-') && !key.startsWith(`${lesson}.`);

/** @param {readonly SitePage[]} pages @returns {Map<string, Set<string>>} */
function pagesByFile(pages) {
  const entries = siteFiles.filter((file) => /^app\/\[locale\]\/(?:.*\/)?page\.tsx$/.test(file));
  const fixed = new Set(entries.map(addressOf).filter((address) => !address.includes('[')));
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const entry of entries) {
    const address = addressOf(entry);
    const shown = pages
      .filter(({ path: one }) =>
        address.includes('[') ? isBelow(one, address) && !fixed.has(one) : one === address,
      )
      .map((page) => page.path);
    for (const file of reached([entry, ...layoutsAround(entry)])) {
      const own = found.get(file) ?? new Set();
      for (const one of shown) own.add(one);
      found.set(file, own);
    }
  }
  return found;
}

/** @param {string} entry such as `app/[locale]/(site)/courses/[slug]/page.tsx`, which gives `/courses/[slug]` */
function addressOf(entry) {
  const parts = path
    .dirname(entry)
    .split('/')
    .slice(2)
    .filter((part) => !part.startsWith('('));
  // Landing pages with a layout have this name inside of the site alone.
  return `/${parts.join('/')}`.replace(/^\/framed\/\[page\]$/, '/[...path]');
}

/** @param {string} one @param {string} address with parts in brackets */
const isBelow = (one, address) => one.startsWith(address.slice(0, address.indexOf('[')));

/** @param {string} entry */
const layoutsAround = (entry) =>
  siteFiles.filter(
    (file) => path.basename(file) === 'layout.tsx' && entry.startsWith(`${path.dirname(file)}/`),
  );

/** @param {readonly string[]} entries @returns {Set<string>} */
function reached(entries) {
  const found = new Set(entries);
  for (const file of found) for (const next of loads(file)) found.add(next);
  return found;
}

/** @type {Map<string, string[]>} */
const kept = new Map();

/** @param {string} file */
function loads(file) {
  const known = kept.get(file) ?? loadsOf(file);
  kept.set(file, known);
  return known;
}

/**
 * The files that ask for each text. Where none does by name, those that name its catalog.
 *
 * @param {readonly string[]} keys @param {readonly CodeKey[]} codeKeys
 * @returns {Promise<Map<string, string[]>>}
 */
async function filesByKey(keys, codeKeys) {
  // The list of all catalogs names each of them.
  const contents = await Promise.all(
    siteFiles
      .filter((file) => file !== 'lib/i18n/namespaces.ts')
      .map(async (file) => /** @type {const} */ ([file, await readFile(file, 'utf8')])),
  );
  const asked = codeKeys.filter((one) => one.asked);
  const said = codeKeys.filter((one) => !one.asked);
  /** @param {readonly CodeKey[]} list @param {(pattern: string, key: string) => boolean} fits */
  const finder = (list, fits) => {
    const open = list.filter(({ key }) => key.includes('*'));
    const exact = grouped(list);
    return (/** @type {string} */ key, /** @type {string[]} */ names) => [
      ...names.flatMap((name) => exact.get(name) ?? []),
      ...open.filter((one) => fits(one.key, key)),
    ];
  };
  const findAsked = finder(asked, matches);
  const findSaid = finder(said, (pattern, key) => matches(pattern, key) || matches(`*.${pattern}`, key));
  return new Map(
    keys.map((key) => {
      const found = findAsked(key, [key]);
      const all = found.length > 0 ? found : findSaid(key, ends(key));
      if (all.length > 0) return [key, [...new Set(all.map(({ file }) => file))]];
      const [namespace] = key.split('.');
      const naming = new RegExp(`['/]${namespace}(?:'|\\.json)`);
      const named = contents.filter(([, content]) => naming.test(content)).map(([file]) => file);
      return [key, named.flatMap((file) => [file, ...askersOf(file, contents)])];
    }),
  );
}

/**
 * The files that fetch what a route gives, as `/bank/` of app/bank.
 *
 * @param {string} file @param {readonly (readonly [file: string, content: string])[]} contents
 */
function askersOf(file, contents) {
  const segment = /^app\/([\w-]+)\/.*route\.ts$/.exec(file)?.[1];
  if (segment === undefined) return [];
  const address = new RegExp(`['\`]/${segment}/`);
  return contents.filter(([, content]) => address.test(content)).map(([one]) => one);
}

/** @param {readonly CodeKey[]} list */
function grouped(list) {
  /** @type {Map<string, CodeKey[]>} */
  const groups = new Map();
  for (const one of list) groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
  return groups;
}

/** @param {string} key */
function ends(key) {
  const parts = key.split('.');
  return parts.slice(0, -1).map((_, place) => parts.slice(place).join('.'));
}
