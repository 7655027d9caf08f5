import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { datesFile } from '../../texts/changed.mjs';
import { writeWhole } from '../../../catalogs/ledger/ledger-file.mjs';
import { ledgerContent, nextLedger, outdated } from '../../../../scripts/last-modified/ledger.mjs';

/** @typedef {import('../../../../scripts/last-modified/ledger.mjs').Ledger} Ledger */
/** @typedef {Pick<import('../pages.mjs').ChangedPage, 'path' | 'locale' | 'keys'>} Page */

/**
 * @typedef {object} Noted
 * @property {number} noted how many dates are new
 * @property {string[]} left addresses of pages whose date a build has to note
 * @property {string} [said] of it all, as a sentence for staff; none where no page has a date
 */

/**
 * @typedef {object} Site
 * @property {readonly string[]} locales
 * @property {(path: string, locale: string) => string} addressOf
 * @property {(address: string) => Promise<string | undefined>} read what a page says (scripts/last-modified/visible-text.mjs); undefined
 *   where it cannot be had
 */

/** Pages that list posts: while the site is written they name those too that are drafts or wait for their day. */
const listsPosts = /^\/(?:blog|sitemap)(?:\/|$)/;

/**
 * Notes of changed pages that they changed today, where that can be told without a build. The ledger is about what a build says, and what
 * is served while the site is written may say something else. So each page is first read in a language that has not changed: where it says
 * there what the ledger has, it says in the changed languages what a build will.
 *
 * @param {{ root: string, pages: readonly Page[], site: Site, today?: string, limitMs?: number }} what `today` is `YYYY-MM-DD`, UTC; what has
 *   not begun after `limitMs` is left
 * @returns {Promise<Noted>}
 */
export async function noteDates({ root, pages, site, today = utcDay(), limitMs = 60_000 }) {
  const file = path.join(root, datesFile);
  /** @type {Ledger} */
  const ledger = JSON.parse(await readFile(file, 'utf8'));
  const until = Date.now() + limitMs;
  /** @type {Map<string, string>} */
  const said = new Map();
  /** @type {string[]} */
  const left = [];
  for (const own of byPath(pages)) {
    if (!isDated(ledger, own, site)) continue;
    const texts = Date.now() < until ? await textsAsBuilt(ledger, own, site) : undefined;
    for (const { path: page, locale } of own) {
      const address = site.addressOf(page, locale);
      const text = texts?.get(locale);
      // A page that is new has its place among the others from a build.
      if (text === undefined || ledger[address] === undefined) left.push(address);
      else said.set(address, text);
    }
  }
  const next = { ...ledger, ...nextLedger(ledger, said, today) };
  const noted = Object.keys(next).filter((address) => next[address] !== ledger[address]).length;
  if (noted > 0) await writeWhole(file, ledgerContent(next));
  return withSentence({ noted, left });
}

/** Those that are left a build tells for certain: `npm run lastmod`. @param {Pick<Noted, 'noted' | 'left'>} dates @returns {Noted} */
function withSentence({ noted, left }) {
  const [all, some] =
    noted === 1
      ? ['The date of the page is noted.', 'The date of one page is noted']
      : ['The dates of the pages are noted.', `The dates of ${noted} pages are noted`];
  if (noted === 0 && left.length === 0) return { noted, left };
  if (noted === 0) return { noted, left, said: 'The dates of the pages are noted by whoever publishes.' };
  const said = left.length === 0 ? all : `${some}; those of the others are noted by whoever publishes.`;
  return { noted, left, said };
}

/** @param {readonly Page[]} pages @param {Site['addressOf']} addressOf @returns {Noted} */
export function leaveAll(pages, addressOf) {
  const left = pages.map(({ path: page, locale }) => addressOf(page, locale));
  return withSentence({ noted: 0, left });
}

/**
 * @param {Ledger} ledger @param {readonly Page[]} own @param {Site} site
 * @returns {Promise<Map<string, string | undefined> | undefined>} by language; undefined where a build may say something else
 */
async function textsAsBuilt(ledger, own, { locales, addressOf, read }) {
  const [{ path: page } = { path: '' }] = own;
  if (listsPosts.test(page)) return undefined;
  const changed = own.map(({ locale }) => locale);
  const unchanged = locales
    .filter((locale) => !changed.includes(locale))
    .map((locale) => addressOf(page, locale));
  const control = unchanged.find((address) => ledger[address] !== undefined);
  const text = control && (await read(control));
  if (!control || text === undefined) return undefined;
  if (outdated({ [control]: ledger[control] ?? '' }, new Map([[control, text]])).length > 0) return undefined;
  /** @type {Map<string, string | undefined>} */
  const texts = new Map();
  for (const locale of changed) texts.set(locale, await read(addressOf(page, locale)));
  return texts;
}

/** Pages that no search engine is to list have no date; a longer text of its own has one as soon as it is built. @param {Ledger} ledger @param {readonly Page[]} own @param {Site} site */
function isDated(ledger, own, { locales, addressOf }) {
  const [{ path: page, keys } = { path: '', keys: [] }] = own;
  return keys.length === 0 || locales.some((locale) => ledger[addressOf(page, locale)] !== undefined);
}

/** @param {readonly Page[]} pages @returns {Page[][]} */
function byPath(pages) {
  /** @type {Map<string, Page[]>} */
  const groups = new Map();
  for (const page of pages) groups.set(page.path, [...(groups.get(page.path) ?? []), page]);
  return [...groups.values()];
}

const utcDay = () => new Date().toISOString().slice(0, 10);
