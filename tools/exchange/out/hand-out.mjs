import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { count } from '../../catalogs/report.mjs';
import { styleOf } from '../../edit/proposals/notes.mjs';
import { ExchangeError } from '../exchange-error.mjs';
import { writeCsv } from '../formats/csv.mjs';
import { writeXliff } from '../formats/xliff/write.mjs';
import { localeNamed } from '../site.mjs';
import { extents, rowsOf } from './rows.mjs';

const formats = {
  xliff: { write: writeXliff, ending: 'xlf' },
  csv: { write: writeCsv, ending: 'csv' },
};

/**
 * @param {import('../site.mjs').Site} site
 * @param {readonly string[]} names of the language
 * @param {{ format?: string, only?: string, out?: string }} options as the command has them
 * @param {(keys: readonly string[]) => Promise<Record<string, string[]>>} placesOf addresses of pages by key
 * @returns {Promise<string>} what was done
 * @throws {ExchangeError} also where there is such a file
 */
export async function handOut(site, names, { format = 'xliff', only = 'all', out }, placesOf) {
  if (names.length > 1) throw new ExchangeError(`Say one language, not ${names.join(' and ')}.`);
  if (!isFormat(format)) throw new ExchangeError(`There is no format ${format}; there are xliff and csv.`);
  const extent = extents.find((name) => name === only);
  if (!extent) throw new ExchangeError(`--only takes missing, stale or all, not ${only}.`);
  const locale = localeNamed(names[0], site.tables);
  const file = out ?? fileName(locale, format);
  if (existsSync(file)) throw taken(file);
  const { content, rows } = await handedOut(site, locale, { format, only: extent }, placesOf);
  if (rows === 0) return `${locale.code}: no text is ${extent}, so no file was written`;
  await put(file, content);
  return `${locale.code}: ${count(rows, 'text')} in ${file}`;
}

/** @param {import('../contract').Locale} locale @param {keyof typeof formats} format */
const fileName = ({ code }, format) => `catalogs-${code}.${formats[format].ending}`;

/**
 * @param {import('../site.mjs').Site} site
 * @param {import('../contract').Locale} locale
 * @param {{ format: keyof typeof formats, only: import('./rows.mjs').Extent }} what
 * @param {(keys: readonly string[]) => Promise<Record<string, string[]>>} placesOf addresses of pages by key
 * @returns {Promise<{ name: string, content: string, rows: number }>} `rows`: how many texts it has
 */
export async function handedOut(site, locale, { format, only }, placesOf) {
  const rows = await rowsOf(site, locale, only);
  const places = await placesOf(rows.map(({ key }) => key));
  for (const row of rows) row.places = places[row.key] ?? [];
  const content = formats[format].write({ locale, rows, style: styleOf(locale, site.rules) });
  return { name: fileName(locale, format), content, rows: rows.length };
}

/** @param {string} name @returns {name is keyof typeof formats} */
function isFormat(name) {
  return Object.hasOwn(formats, name);
}

/** @param {string} file @param {string} content @throws {ExchangeError} */
async function put(file, content) {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  try {
    await writeFile(file, content, { flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    throw taken(file);
  }
}

/** What has come back from translators may have the same name. @param {string} file */
function taken(file) {
  return new ExchangeError(`There is a file ${file} already: move it, or name another by --out.`);
}
