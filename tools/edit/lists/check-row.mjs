import { faultsBy, fileFaults } from './read-sheet.mjs';

/** @typedef {import('./read-sheet.mjs').ReadSheet} ReadSheet @typedef {import('./contract').RowFault} RowFault */
/** @typedef {Pick<import('../contract').Context, 'store' | 'root'>} Checked */

/**
 * What would be wrong if a row had these values. Faults that the other rows have already are left to these.
 *
 * @param {Checked} context @param {ReadSheet} sheet @param {number} place of the row; the next one for a new row @param {unknown} value
 * @returns {Promise<RowFault[]>}
 */
export async function faultsOfRow(context, { source, file, rows }, place, value) {
  const others = [...rows.slice(0, place), ...rows.slice(place + 1)];
  const next = [...rows.slice(0, place), value, ...rows.slice(place + 1)];
  const found = faultsBy(source, place, fileFaults(source, fileWith(source, file, next)));
  const before = new Set(fileFaults(source, file).map(({ reason }) => reason));
  // What is not even of the right form would be taken for something else.
  const more = found.own.length > 0 ? [] : ((await source.rowFaults?.(value, others, context)) ?? []);
  return [...found.own, ...found.others.filter(({ reason }) => !before.has(reason)), ...more];
}

/**
 * What would be wrong if a row stood before the one that has this place by now.
 *
 * @param {Checked} context @param {ReadSheet} sheet @param {number} place @param {unknown} value
 */
export const faultsOfNewRow = (context, sheet, place, value) =>
  faultsOfRow(context, { ...sheet, rows: sheet.rows.toSpliced(place, 0, undefined) }, place, value);

/**
 * The values of a file with other rows in a sheet.
 *
 * @param {import('./sheets/sheets.mjs').SheetSource} source @param {unknown} file
 * @param {readonly unknown[]} rows of one form, itself
 * @returns {unknown}
 */
export function fileWith({ at, rows: isList }, file, rows) {
  /** @param {any} value @param {readonly string[]} path @returns {unknown} */
  const put = (value, [name, ...rest]) =>
    name === undefined ? (isList ? rows : rows[0]) : { ...value, [name]: put(value?.[name], rest) };
  return put(file, at);
}
