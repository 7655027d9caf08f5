import { marked, numberOf } from './marks.mjs';

/** @typedef {{ readonly [name: string]: string | Block }} Block texts, as a catalog has them */

/** @type {WeakMap<object, Block>} by what is unmarked, which the site keeps as long as no text changes */
const known = new WeakMap();

/**
 * The texts with their marks; the same object for the same texts.
 *
 * @template {object} Texts
 * @param {Texts} texts of one catalog, or of all by their names
 * @param {number} locale number of the language
 * @param {string} [namespace] of the one catalog
 * @returns {Texts}
 */
export function markTexts(texts, locale, namespace) {
  const ready = known.get(texts) ?? markBlock(/** @type {Block} */ (texts), locale, namespace);
  known.set(texts, ready);
  return /** @type {Texts} */ (ready);
}

/**
 * @param {Block} block @param {number} locale @param {string} [path] of the block
 * @returns {Block}
 */
function markBlock(block, locale, path) {
  return Object.fromEntries(
    Object.entries(block).map(([name, value]) => {
      const key = path === undefined ? name : `${path}.${name}`;
      return [
        name,
        typeof value === 'string' ? marked(value, locale, numberOf(key)) : markBlock(value, locale, key),
      ];
    }),
  );
}
