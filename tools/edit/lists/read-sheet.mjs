import path from 'node:path';
import { getNodeValue } from 'jsonc-parser';
import { valueWords } from '../../catalogs/text/value-words.mjs';
import { EditError } from '../serve/edit-error.mjs';
import { contentOf } from '../texts/files/replace-files.mjs';
import { treeOf } from './files/tree.mjs';
import { sheets } from './sheets/sheets.mjs';

/** @typedef {import('./sheets/sheets.mjs').SheetSource} SheetSource @typedef {import('./contract').RowFault} RowFault */
/** @typedef {Awaited<ReturnType<typeof readSheet>>} ReadSheet */

/** @param {string} id @returns {Promise<SheetSource>} @throws {EditError} */
export async function sheetOf(id) {
  const found = (await sheets()).find((sheet) => sheet.id === id);
  if (found) return found;
  throw new EditError('no_such_list', 404, `The editor has no list ${id}.`);
}

/**
 * A sheet as it stands on disk.
 *
 * @param {string} root @param {SheetSource} source
 * @throws {EditError} where the file is gone or cannot be read
 */
export async function readSheet(root, source) {
  const content = await contentOf(path.join(root, source.file));
  const tree = content === null ? undefined : treeOf(source.file, content);
  if (content === null || tree === undefined) {
    const why = content === null ? 'is not there' : 'cannot be read: its form is broken';
    throw new EditError('unreadable', 409, `${source.file} ${why}. Have it put back as it was.`);
  }
  /** @type {any} */
  const file = getNodeValue(tree);
  return { ...inFile(source, file), content };
}

/**
 * The rows of a sheet, the one form as a row without a name, in what stands in its file.
 *
 * @param {SheetSource} source @param {any} file
 */
export function inFile(source, file) {
  const place = source.at.reduce((value, name) => value?.[name], file);
  /** @type {any[]} */
  const rows = source.rows ? (Array.isArray(place) ? place : []) : [place];
  const ids = rows.map((row) => (source.rows ? (source.idOf?.(row) ?? '') : ''));
  return { source, file, rows, ids };
}

/** @param {ReadSheet} sheet @param {string} id @returns {number} where the row stands @throws {EditError} */
export function placeOf({ source, ids }, id) {
  const place = ids.indexOf(id);
  if (place >= 0) return place;
  throw new EditError('no_such_row', 404, `${source.file} has no ${id}. It may have been removed meanwhile.`);
}

/**
 * What is wrong with the values of a file, each with its path from the file.
 *
 * @param {SheetSource} source @param {unknown} file
 * @returns {{ path: (string | number)[], reason: string }[]}
 */
export function fileFaults(source, file) {
  const issues = source.shape.safeParse(file, { error: valueWords }).error?.issues ?? [];
  return [
    ...issues.flatMap(branches).map(({ path: at, message }) => ({
      path: at.map((part) => (typeof part === 'number' ? part : String(part))),
      reason: sentence(message),
    })),
    ...(source.fileFaults?.(file) ?? []).map((reason) => ({ path: [], reason: sentence(reason) })),
  ];
}

/**
 * Of a value that fits none of several forms, what is wrong by the form that it is closest to.
 *
 * @param {import('zod').core.$ZodIssue} issue
 * @returns {{ path: PropertyKey[], message: string }[]}
 */
function branches(issue) {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const isOwn = !/^Invalid /.test(issue.message);
  if (isOwn) return [issue];
  const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return closest.map(({ path: at, message }) => ({ path: [...issue.path, ...at], message }));
}

/** @param {string} words */
function sentence(words) {
  const start = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?]$/.test(start) ? start : `${start}.`;
}

/**
 * @param {SheetSource} source @param {number} place of a row
 * @param {ReturnType<typeof fileFaults>} faults
 * @returns {{ own: RowFault[], others: RowFault[] }} `own`: those of the row, by the path in it
 */
export function faultsBy(source, place, faults) {
  const start = [...source.at, ...(source.rows ? [place] : [])];
  /** @param {{ path: (string | number)[] }} fault */
  const isOwn = ({ path: at }) =>
    at.length >= start.length && start.every((part, index) => at[index] === part);
  return {
    own: faults
      .filter(isOwn)
      .map(({ path: at, reason }) => ({ path: at.slice(start.length).join('.'), reason })),
    others: faults.filter((fault) => !isOwn(fault)).map(({ reason }) => ({ path: '', reason })),
  };
}
