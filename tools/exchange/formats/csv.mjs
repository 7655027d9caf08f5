import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { ExchangeError } from '../exchange-error.mjs';
import { placesShown } from '../out/places.mjs';
import { partsOf, versionOf } from '../version.mjs';
import { guarded, unguarded } from './formula-guard.mjs';

/** @typedef {import('../contract').ReturnedRow} ReturnedRow */

const columns = /** @type {const} */ (['key', 'english', 'translation', 'limit', 'note', 'page', 'version']);
const needed = /** @type {const} */ (['key', 'english', 'translation']);

/** @typedef {typeof columns[number]} Column */

/** Characters of one row; the longest text of the site has some thousand. */
const mostCharacters = 200_000;

/**
 * CSV as RFC 4180 has it, in UTF-8 with the byte order mark by which spreadsheets know it.
 *
 * @param {import('../contract').Handout} handout
 */
export function writeCsv({ locale, rows }) {
  const lines = rows.map(({ key, english, translation, limit = '', keep, notes, places }) => {
    const version = versionOf(locale.code, english, translation);
    const note = [...(keep === undefined ? [] : [keep]), ...notes].join('\n');
    return [key, english, translation ?? '', limit, note, placesShown(places), version].map(guarded);
  });
  return stringify([[...columns], ...lines], {
    bom: true,
    record_delimiter: '\r\n',
    // The library quotes the end of a record alone, and a text has line feeds.
    quoted_match: /[\r\n\t;]|^\s|\s$/,
  });
}

/**
 * Reads what a spreadsheet has saved: its columns in any order, with commas, semicolons or tabs between them.
 *
 * @param {string} content
 * @returns {import('../contract').Returned}
 * @throws {ExchangeError} where it is no table, or one without these columns
 */
export function readCsv(content) {
  const [first, ...records] = recordsOf(content);
  const names = (first ?? []).map((name) => name.trim().toLowerCase());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new ExchangeError(
      `The first line names no column ${missing.join(', ')}: a table from here begins with ${columns.join(', ')}.`,
    );
  }
  const twice = columns.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice) throw new ExchangeError(`The column ${twice} stands twice: remove one.`);
  const rows = records
    // The first row has the names of the columns.
    .map((record, index) => ({ record, row: index + 2 }))
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, row }) => rowOf(record, row, names));
  const language = rows.map(({ version }) => version && partsOf(version)?.code).find(Boolean);
  return { language, unit: 'row', rows };
}

/**
 * @param {string} content
 * @returns {string[][]}
 */
function recordsOf(content) {
  try {
    return parse(content, {
      delimiter: delimiterOf(content),
      relax_column_count: true,
      max_record_size: mostCharacters,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const place = typeof error.lines === 'number' ? `Line ${error.lines}` : 'A line';
    const reason =
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? 'is longer than any text may be, or a quotation mark before it was never closed'
        : 'has a straight quotation mark (") that opens or closes nothing; inside a cell it is written twice';
    throw new ExchangeError(`${place} ${reason}. Nothing was read: mend the line, or save the table anew.`);
  }
}

/** @param {string} content */
function delimiterOf(content) {
  const head = content.slice(0, content.search(/[\r\n]|$/));
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** @param {string[]} record @param {number} place @param {string[]} names @returns {ReturnedRow} */
function rowOf(record, place, names) {
  /** @param {Column} name */
  const cell = (name) => unguarded(record[names.indexOf(name)] ?? '').replaceAll('\r\n', '\n');
  const row = {
    line: place,
    key: cell('key').trim(),
    english: cell('english'),
    translation: cell('translation'),
    version: cell('version').trim() || undefined,
    confirmed: false,
  };
  const lost = needed.find((name) => names.indexOf(name) >= record.length);
  const fault =
    lost !== undefined
      ? `The row ends before the column ${lost}.`
      : record.slice(names.length).some((cell) => cell !== '')
        ? 'The row has more cells than columns: a text with a comma has lost its quotation marks.'
        : undefined;
  return fault === undefined ? row : { ...row, fault };
}
