import { z } from 'zod';
import { route } from '../route.mjs';
import { commentsOf } from './files/tree.mjs';
import { fieldOf } from './fields.mjs';
import { faultsOfNewRow, faultsOfRow } from './check-row.mjs';
import { fileFaults, placeOf, readSheet, sheetOf } from './read-sheet.mjs';
import { textsOfRow } from './row-texts.mjs';
import { addRow, moveRow, newRow, removeRow, saveRow } from './save-row.mjs';
import { listedRows } from './listed.mjs';
import { sheets } from './sheets/sheets.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('./read-sheet.mjs').ReadSheet} ReadSheet */

const sheet = z.string().max(60);
const row = z.string().max(60);
const text = z.string().max(20_000).optional();

/** Rows and forms of the site's data files: reviews, prices, facts and questions. */
export const routes = [
  route('GET', 'lists', z.object({}), async ({ root }) => {
    const all = await Promise.all(
      (await sheets()).map(async (source) => ({
        group: source.group,
        sheet: listed(source, await readSheet(root, source).catch(() => undefined)),
      })),
    );
    const names = [...new Set(all.map(({ group }) => group))];
    return {
      groups: names.map((name) => ({
        name,
        sheets: all.filter(({ group }) => group === name).map((one) => one.sheet),
      })),
    };
  }),
  route(
    'GET',
    'lists/sheet',
    z.object({ sheet, q: z.string().max(200).default('') }),
    async (context, { sheet: id, q }) => {
      const source = await sheetOf(id);
      const read = await readSheet(context.root, source);
      return {
        ...listed(source, read),
        list: listedRows(context, read, q),
        follows: source.follows,
        faults: fileFaults(source, read.file).map(({ path, reason }) => ({ path: path.join('.'), reason })),
        can: source.can ?? { add: false, order: false },
      };
    },
  ),
  route(
    'GET',
    'lists/row',
    z.object({ sheet, row: row.default('') }),
    async (context, { sheet: id, row: name }) => {
      const read = await readSheet(context.root, await sheetOf(id));
      const place = placeOf(read, name);
      const value = read.rows[place];
      return {
        ...{ sheet: id, id: name, value, field: fieldIn(read) },
        faults: await faultsOfRow(context, read, place, value),
        texts: textsOfRow(context, read.source, value),
        english: await englishOf(context.root, read.source, name),
      };
    },
  ),
  route(
    'GET',
    'lists/draft',
    z.object({ sheet, like: row.optional() }),
    async ({ root, store }, { sheet: id, like }) => {
      const read = await readSheet(root, await sheetOf(id));
      const value = like === undefined ? {} : read.rows[placeOf(read, like)];
      const [key] = read.source.textsOf?.(value) ?? [];
      const english = like === undefined || key === undefined ? '' : (store.read('en', key) ?? '');
      return { value, field: fieldIn(read), ...(key !== undefined && { text: english }) };
    },
  ),
  route(
    'POST',
    'lists/check',
    z.object({ sheet, row: row.optional(), value: z.unknown() }),
    async (context, { sheet: id, row: name, value }) => {
      if (name === undefined) {
        const fresh = await newRow(context.root, id, value);
        return { faults: await faultsOfNewRow(context, fresh.sheet, fresh.place, fresh.value) };
      }
      const read = await readSheet(context.root, await sheetOf(id));
      return { faults: await faultsOfRow(context, read, placeOf(read, name), value) };
    },
  ),
  route('POST', 'lists/save', z.object({ sheet, row, from: z.unknown(), value: z.unknown() }), saveRow),
  route('POST', 'lists/add', z.object({ sheet, value: z.unknown(), text, like: row.optional() }), addRow),
  route('POST', 'lists/remove', z.object({ sheet, row, from: z.unknown() }), removeRow),
  route('POST', 'lists/move', z.object({ sheet, row, by: z.literal([1, -1]) }), moveRow),
];

/** @param {string} root @param {ReadSheet['source']} source @param {string} name of a row @returns {Promise<unknown>} */
async function englishOf(root, { english }, name) {
  if (english === undefined) return undefined;
  const read = await readSheet(root, await sheetOf(english)).catch(() => undefined);
  return read?.rows[read.ids.indexOf(name)];
}

/** @param {import('./sheets/sheets.mjs').SheetSource} source @param {ReadSheet | undefined} read */
function listed({ id, name, file, rows }, read) {
  return { id, name, file, ...(rows && { rows: read?.rows.length ?? 0 }) };
}

/** @param {ReadSheet} read @returns {import('./contract').Field} */
function fieldIn({ source: { shape, at, rows, words, file }, content }) {
  const start = at.join('.');
  // What the file itself says of a value helps here as well.
  const said = [...commentsOf(file, content)].flatMap(([path, help]) =>
    start !== '' && path.startsWith(`${start}.`)
      ? [
          /** @type {const} */ ([
            path.slice(start.length + 1),
            { help, ...words[path.slice(start.length + 1)] },
          ]),
        ]
      : [],
  );
  return fieldOf(shape, at, rows, { ...words, ...Object.fromEntries(said) });
}
