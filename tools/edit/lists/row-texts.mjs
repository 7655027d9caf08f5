import { faultsOf } from '../texts/check.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('../contract').Change} Change */
/** @typedef {import('./read-sheet.mjs').ReadSheet} ReadSheet @typedef {import('./contract').RowFault} RowFault */

/**
 * The texts that belong to a row.
 *
 * @param {Context} context @param {ReadSheet['source']} source @param {unknown} row
 * @returns {import('./contract').RowText[]}
 */
export function textsOfRow({ store }, source, row) {
  return (source.textsOf?.(row) ?? []).map((key) => ({
    key,
    english: store.read('en', key) ?? null,
    missing: store.locales().filter((locale) => store.read(locale, key) === undefined),
  }));
}

/**
 * What gives a new row its text.
 *
 * @param {Context} context @param {ReadSheet} sheet @param {unknown} value
 * @param {{ text?: string | undefined, like?: string | undefined }} given
 * @returns {{ changes: Change[], faults: RowFault[] }}
 */
export function textsNew(context, { source, rows, ids }, value, { text, like }) {
  const { store } = context;
  const [key] = source.textsOf?.(value) ?? [];
  if (key === undefined || store.has(key)) return { changes: [], faults: [] };
  if (!text?.trim()) return { changes: [], faults: [{ path: 'text', reason: 'Write its text in English.' }] };
  const wrong = faultsOf(context, { key, locale: 'en', text, english: undefined }).filter(
    ({ warning }) => !warning,
  );
  const faults = wrong.map(({ reason }) => ({ path: 'text', reason }));
  const [likeKey] = like === undefined ? [] : (source.textsOf?.(rows[ids.indexOf(like)]) ?? []);
  const isCopy = likeKey !== undefined && store.read('en', likeKey) === text;
  const changes = store.locales().flatMap((locale) => {
    const after = locale === 'en' ? text : isCopy ? store.read(locale, likeKey) : undefined;
    return after === undefined ? [] : [{ file: store.fileOf(locale, key), key, before: null, after }];
  });
  return { changes, faults };
}

/**
 * What takes the texts of a row away, but those that another row has too.
 *
 * @param {Context} context @param {ReadSheet['source']} source @param {unknown} row @param {readonly unknown[]} rest
 * @returns {Change[]}
 */
export function textsGone({ store }, source, row, rest) {
  const kept = new Set(rest.flatMap((other) => source.textsOf?.(other) ?? []));
  const keys = (source.textsOf?.(row) ?? []).filter((key) => !kept.has(key));
  return keys.flatMap((key) =>
    store.locales().flatMap((locale) => {
      const before = store.read(locale, key);
      return before === undefined ? [] : [{ file: store.fileOf(locale, key), key, before, after: null }];
    }),
  );
}
