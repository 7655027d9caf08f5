import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { articleFile } from '../../catalogs/articles/read-articles.mjs';
import { listedRows } from '../lists/listed.mjs';
import { readSheet } from '../lists/read-sheet.mjs';
import { sheets } from '../lists/sheets/sheets.mjs';
import { keysOf } from '../longer/known.mjs';
import { finderOf } from './search.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('../contract').Elsewhere} Elsewhere @typedef {import('../contract').Found} Found */

/** The most that one answer holds of each. */
const most = 100;

/**
 * Where words stand that no text of a catalog has: in posts, legal texts and landing pages, and in the rows of lists.
 *
 * @param {Pick<Context, 'root' | 'store'>} context
 * @param {import('./search.mjs').Query & { locales: readonly string[] }} query
 * @returns {Promise<Elsewhere>}
 */
export async function searchElsewhere(context, { locales, ...query }) {
  const [pages, rows] = await Promise.all([
    Promise.all(locales.map((locale) => pagesWith(context, locale, finderOf(query)))),
    rowsWith(context, query.q),
  ]);
  return { pages: pages.flat().slice(0, most), rows: rows.slice(0, most) };
}

/**
 * @param {Pick<Context, 'root' | 'store'>} context @param {string} locale @param {ReturnType<typeof finderOf>} placesIn
 * @returns {Promise<Found[]>} each page once, with the first paragraph that has the words
 */
async function pagesWith(context, locale, placesIn) {
  const found = (await keysOf(context, locale)).map(async (key) => {
    const file = path.join(context.root, articleFile(`${key}.mdx`, locale));
    for (const text of (await readFile(file, 'utf8')).split('\n')) {
      const at = placesIn(text);
      if (at.length > 0) return [{ key, locale, text, at }];
    }
    return [];
  });
  return (await Promise.all(found)).flat();
}

/** @param {Pick<Context, 'root' | 'store'>} context @param {string} q @returns {Promise<Elsewhere['rows']>} */
async function rowsWith(context, q) {
  const found = (await sheets()).map(async (source) => {
    // What is wrong with a list is said where it is opened.
    const read = await readSheet(context.root, source).catch(() => undefined);
    const rows = read ? listedRows(context, read, q) : [];
    return rows.map(({ id, title, detail }) => ({
      sheet: source.id,
      list: source.name,
      row: id,
      title,
      detail,
    }));
  });
  return (await Promise.all(found)).flat();
}
