/** @typedef {import('./contract').OutdatedText} OutdatedText */

const english = /<en>(.*?)<\/en>/gs;

/**
 * Texts of a row that name, as English words, what stood in the row and does not any more.
 *
 * @param {Pick<import('../contract').Context, 'store'>} context
 * @param {import('./read-sheet.mjs').ReadSheet['source']} source
 * @param {unknown} before @param {unknown} after
 * @returns {OutdatedText[]}
 */
export function outdatedTexts({ store }, source, before, after) {
  const there = new Set(wordsIn(after));
  const gone = new Set(wordsIn(before).filter((word) => !there.has(word)));
  return (source.textsOf?.(after) ?? []).flatMap((key) => {
    const named = [...(store.read('en', key) ?? '').matchAll(english)].flatMap(([, words]) => wordsIn(words));
    const words = [...new Set(named)].filter((word) => gone.has(word));
    return words.length > 0 ? [{ key, words }] : [];
  });
}

/** Every word of the texts in a value; letters that a question asks for stand in braces: `teac{her}`. @param {unknown} value @returns {string[]} */
function wordsIn(value) {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  if (typeof value !== 'string') return [];
  return (
    value
      .toLowerCase()
      .replace(/(?<=\p{L})\{|\}(?=\p{L})/gu, '')
      .match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? []
  );
}
