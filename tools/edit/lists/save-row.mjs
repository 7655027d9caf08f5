import { getNodeValue } from 'jsonc-parser';
import { EditError } from '../serve/edit-error.mjs';
import { faultsOfNewRow, faultsOfRow, fileWith } from './check-row.mjs';
import { withEdits } from './files/edit-values.mjs';
import { inOrderOf, isSame } from './same.mjs';
import { faultsBy, fileFaults, inFile, placeOf, readSheet, sheetOf } from './read-sheet.mjs';
import { treeOf } from './files/tree.mjs';
import { outdatedTexts } from './outdated.mjs';
import { textsGone, textsNew } from './row-texts.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('./contract').SavedRow} SavedRow */
/** @typedef {import('./read-sheet.mjs').ReadSheet} ReadSheet @typedef {import('../contract').Change} Change */

/**
 * Saves the values of a row that is there, or of a form.
 *
 * @param {Context} context
 * @param {{ sheet: string, row: string, from: unknown, value: unknown }} input `from`: what the file said when one began to write
 * @returns {Promise<SavedRow>}
 * @throws {EditError} `changed_on_disk` with `disk`, what the file says by now; `faults` with what is wrong
 */
export async function saveRow(context, { sheet: id, row, from, value }) {
  const { sheet, place } = await found(context, id, row, from);
  refuseFaults(await faultsOfRow(context, sheet, place, value));
  const path = pathOf(sheet, place);
  const after = await withEdits(sheet.source.file, sheet.content, (at) => at.change(path, from, value));
  return {
    row: sheet.source.idOf?.(value) ?? row,
    entry: await write(context, sheet, after),
    outdated: outdatedTexts(context, sheet.source, from, value),
  };
}

/**
 * Adds a row to its list, with the English of its text.
 *
 * @param {Context} context
 * @param {{ sheet: string, value: unknown, text?: string | undefined, like?: string | undefined }} input `like`: the row that it was made
 *   of, whose text is taken in all languages when the English is the same
 * @returns {Promise<SavedRow>}
 * @throws {EditError} `faults` with what is wrong
 */
export async function addRow(context, { sheet: id, value: given, text, like }) {
  const { sheet, value, place } = await newRow(context.root, id, given);
  const { source } = sheet;
  refuseFaults(await faultsOfNewRow(context, sheet, place, value));
  const { changes, faults } = textsNew(context, sheet, value, { text, like });
  if (faults.length > 0) throw refused(faults);
  const after = await settled(
    source,
    await withEdits(source.file, sheet.content, (at) => [at.insert([...source.at], place, value)]),
  );
  const entry = await write(context, sheet, after, changes);
  return { row: source.idOf?.(value) ?? '', entry };
}

/**
 * What a new row would be with what the editor sets.
 *
 * @param {string} root @param {string} id @param {unknown} given
 * @throws {EditError} where no row can be added
 */
export async function newRow(root, id, given) {
  const source = await sheetOf(id);
  if (!source.can?.add)
    throw new EditError('no_new_rows', 422, `No row can be added to ${source.name} here.`);
  const sheet = await readSheet(root, source);
  const value = typeof given === 'object' && given !== null ? given : {};
  const complete = source.complete?.(value, sheet.rows) ?? value;
  const place = source.newPlace?.(complete, sheet.rows) ?? sheet.rows.length;
  return { sheet, value: inOrderOf(complete, sheet.rows.at(-1)), place };
}

/**
 * Removes a row, and its texts in every language.
 *
 * @param {Context} context @param {{ sheet: string, row: string, from: unknown }} input as {@link saveRow}
 * @returns {Promise<{ entry: string | null }>}
 * @throws {EditError} where the file would be wrong without it
 */
export async function removeRow(context, { sheet: id, row, from }) {
  const { sheet, place } = await found(context, id, row, from);
  const { source, rows, file } = sheet;
  if (!source.can?.add)
    throw new EditError('fixed_rows', 422, `No row can be taken out of ${source.name} here.`);
  const rest = rows.filter((_, other) => other !== place);
  const before = new Set(fileFaults(source, file).map(({ reason }) => reason));
  const faults = faultsBy(source, -1, fileFaults(source, fileWith(source, file, rest))).others.filter(
    ({ reason }) => !before.has(reason),
  );
  const needed = (await source.removeFaults?.(from, context.root)) ?? [];
  if (faults.length > 0 || needed.length > 0)
    throw refused([...faults, ...needed.map((reason) => ({ path: '', reason }))]);
  const after = await settled(
    source,
    await withEdits(source.file, sheet.content, (at) => [at.remove([...source.at], place)]),
  );
  return { entry: await write(context, sheet, after, textsGone(context, source, from, rest)) };
}

/**
 * Moves a row by one place.
 *
 * @param {Context} context @param {{ sheet: string, row: string, by: 1 | -1 }} input
 * @returns {Promise<{ entry: string | null }>}
 */
export async function moveRow(context, { sheet: id, row, by }) {
  const source = await sheetOf(id);
  const sheet = await readSheet(context.root, source);
  const place = placeOf(sheet, row);
  if (!source.can?.order || sheet.rows[place + by] === undefined)
    throw new EditError('no_such_place', 422, 'The row cannot be moved there.');
  const after = await settled(
    source,
    await withEdits(source.file, sheet.content, (at) => at.swap([...source.at], place, place + by)),
  );
  return { entry: await write(context, sheet, after) };
}

/** @param {ReadSheet} sheet @param {number} place @returns {(string | number)[]} */
const pathOf = ({ source }, place) => [...source.at, ...(source.rows ? [place] : [])];

/** @param {Context} context @param {string} id @param {string} row @param {unknown} from */
async function found({ root }, id, row, from) {
  const sheet = await readSheet(root, await sheetOf(id));
  const place = placeOf(sheet, row);
  const disk = sheet.rows[place];
  if (isSame(disk, from)) return { sheet, place };
  const sentence = `Meanwhile ${sheet.source.file} says something else here. Nothing was saved: look at both, then decide.`;
  throw new EditError('changed_on_disk', 409, sentence, { disk });
}

/** @param {import('./contract').RowFault[]} faults */
function refuseFaults(faults) {
  const wrong = faults.filter(({ warning }) => !warning);
  if (wrong.length > 0) throw refused(wrong);
}

/** @param {import('./contract').RowFault[]} faults */
function refused(faults) {
  const sentences = faults.filter(({ path }) => path === '').map(({ reason }) => reason);
  return new EditError('faults', 422, ['Nothing was saved.', ...sentences].join(' '), { faults });
}

/**
 * A file in which what follows from the places of rows is right.
 *
 * @param {import('./sheets/sheets.mjs').SheetSource} source @param {string} content
 */
async function settled(source, content) {
  const { settle } = source;
  const tree = treeOf(source.file, content);
  if (!settle || !tree) return content;
  const { rows } = inFile(source, getNodeValue(tree));
  return withEdits(source.file, content, (at) => at.change([...source.at], rows, settle(rows)));
}

/**
 * @param {Context} context @param {ReadSheet} sheet @param {Change['after']} after @param {Change[]} [texts]
 * @returns {Promise<string | null>}
 */
async function write({ store }, { source, content }, after, texts = []) {
  const change = { file: source.file, key: '', before: content, after };
  const entry = await store.write([change, ...texts], { kind: 'save' });
  return entry?.id ?? null;
}
