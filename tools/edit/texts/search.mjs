import { escaped } from '../../catalogs/text/escaped.mjs';
import { wordSpans } from './messages/words.mjs';

/** @typedef {import('./messages/words.mjs').Span} Span @typedef {import('../contract').Found} Found @typedef {import('./store.mjs').Store} Store */
/** @typedef {{ q: string, exact: boolean }} Query `exact`: letters and signs as they are; else capitals, and kinds of quotation marks and spaces, count for nothing */

/** Signs that are typed for one another. */
const alike = [`'’‘`, `"“”„«»`, ` \u00a0\n`, `-‐‑`];

/** @param {Query} query @returns {RegExp} of all places */
function patternOf({ q, exact }) {
  const letters = [...q].map((letter) => {
    const group = exact ? undefined : alike.find((signs) => signs.includes(letter));
    return group ? `[${group.replace(/[-\]]/g, '\\$&')}]` : escaped(letter);
  });
  return new RegExp(letters.join(''), exact ? 'gu' : 'giu');
}

/**
 * What finds where words stand in a text; not in its arguments, tags and names of cases.
 *
 * @param {Query} query
 * @returns {(text: string) => Span[]}
 */
export function finderOf(query) {
  const pattern = patternOf(query);
  return (text) => {
    const all = [...text.matchAll(pattern)];
    if (all.length === 0) return [];
    const spans = wordSpans(text);
    return all.flatMap(({ index, 0: match }) => {
      const end = index + match.length;
      const inside = spans.some(([from, to]) => from <= index && end <= to);
      return inside ? [/** @type {Span} */ ([index, end])] : [];
    });
  };
}

/**
 * Texts that say something, in the order of the files; where none does, those that can come out like it, as `From {price}` for “From $9.90”;
 * and those of which it is the key, or the beginning of it.
 *
 * @param {Store} store @param {Query & { locales: readonly string[] }} query @param {string} brand
 * @returns {Found[]}
 */
export function search(store, { locales, ...query }, brand) {
  const placesIn = finderOf(query);
  const isKey = /^[\w-]+\.[\w.-]*$/.test(query.q);
  const rows = locales.flatMap((locale) =>
    [...store.textsOf(locale)].map(([key, text]) => ({ key, locale, text })),
  );
  const found = rows.flatMap((row) => {
    const at = placesIn(row.text);
    return at.length > 0 || (isKey && row.key.startsWith(query.q)) ? [{ ...row, at }] : [];
  });
  if (found.length > 0) return found;
  const canRead = readerOf(query, placesIn, brand);
  return rows.filter(({ text }) => canRead(text)).map((row) => ({ ...row, at: [] }));
}

/**
 * What says whether a text with arguments or tags, which do not stand on the page as they are, can come out as something.
 *
 * @param {Query} query @param {ReturnType<typeof finderOf>} placesIn @param {string} brand
 */
function readerOf({ q, exact }, placesIn, brand) {
  const wanted = q.trim().toLowerCase();
  return (/** @type {string} */ text) => {
    if (!/[{<]/.test(text) || /\{\w+,/.test(text)) return false;
    const bare = text.replace(/<\/?\w+>/g, '').replaceAll('{brand}', brand);
    if (placesIn(bare).length > 0) return true;
    const parts = bare.split(/\{\w+\}/);
    if (parts.join('').trim().length < 4 || !wanted.startsWith((parts[0] ?? '').toLowerCase())) return false;
    return new RegExp(`^${parts.map(escaped).join('.+?')}$`, exact ? 'u' : 'iu').test(q.trim());
  };
}
