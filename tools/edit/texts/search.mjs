import { escaped } from '../../catalogs/text/escaped.mjs';
import { wordSpans } from './messages/words.mjs';
import { numberReader } from './messages/read-as.mjs';

/** @typedef {import('./messages/words.mjs').Span} Span @typedef {import('../contract').Found} Found @typedef {import('./store.mjs').Store} Store */
/** @typedef {{ q: string, exact: boolean }} Query `exact`: letters and signs as they are; else capitals, and kinds of quotation marks and spaces, count for nothing */

/** Signs that are typed for one another. */
const alike = [`'’‘`, `"“”„«»`, ` \u00a0\n`, `-‐‑`];

/** @param {Query} query @returns {string} an expression */
function patternOf({ q, exact }) {
  const letters = [...q].map((letter) => {
    const group = exact ? undefined : alike.find((signs) => signs.includes(letter));
    return group ? `[${group.replace(/[-\]]/g, '\\$&')}]` : escaped(letter);
  });
  return letters.join('');
}

/** Of all places. @param {boolean} exact */
const flagsOf = (exact) => (exact ? 'gu' : 'giu');

/**
 * What finds where words stand in a text; not in its arguments, tags and names of cases.
 *
 * @param {Query} query
 * @returns {(text: string) => Span[]}
 */
export function finderOf(query) {
  const pattern = new RegExp(patternOf(query), flagsOf(query.exact));
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
 * Texts that say something, in the order of the files, and those of which it is the key, or the beginning of it. Then those that say it with
 * numbers that are their arguments; where there is none, those that can come out like it, as `From {price}` for “From $9.90”.
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
  const canCount = numberReader(query.q.trim(), (words) => patternOf({ q: words, exact: query.exact }), {
    flags: flagsOf(query.exact),
    brand,
  });
  if (canCount) {
    const known = new Set(found.map(({ key, locale }) => `${locale} ${key}`));
    const counted = rows.filter(({ key, locale, text }) => !known.has(`${locale} ${key}`) && canCount(text));
    found.push(...counted.map((row) => ({ ...row, at: [] })));
  }
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
