/** @typedef {import('./contract').ListedRow} ListedRow */

/** Letters of a title. */
const mostShown = 120;

/**
 * The rows of a sheet that have some words, in themselves or in their English texts, in the order of the file.
 *
 * @param {Pick<import('../contract').Context, 'store'>} context
 * @param {import('./read-sheet.mjs').ReadSheet} sheet
 * @param {string} q all rows for none
 * @returns {ListedRow[]}
 */
export function listedRows({ store }, { source, rows, ids }, q) {
  const looked = q.trim().toLowerCase();
  return rows.flatMap((row, place) => {
    const id = ids[place] ?? '';
    const texts = (source.textsOf?.(row) ?? []).flatMap((key) => store.read('en', key) ?? []);
    const words = [...textsIn(row), ...texts].join('\n').toLowerCase();
    if (!words.includes(looked)) return [];
    const { title, detail } = source.shown?.(row) ?? { title: source.name, detail: '' };
    return [{ id, title: shortened(title), detail }];
  });
}

/** Every text in a value, at any depth. @param {unknown} value @returns {string[]} */
function textsIn(value) {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [String(value)];
}

/** @param {string} text */
const shortened = (text) => (text.length > mostShown ? `${text.slice(0, mostShown).trimEnd()}…` : text);
