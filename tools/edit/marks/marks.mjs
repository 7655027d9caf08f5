/**
 * An invisible mark says which text begins or ends here, so that the page can be asked what it shows: a zero-width non-joiner, which keeps
 * the rest off the letter before it, a sign for beginning or end, then a digit for the language and {@link digits} for the key. Signs and
 * digits are variation selectors (U+E0100 to U+E01EF), of which catalogs may hold none, and which no letter is shown differently for.
 * Runs in the server of the site, in the editor's and in the browser.
 */
const joiner = '\u200c';
const first = 0xe0100;
const base = 200;
const digits = 4;
const start = String.fromCodePoint(0xe01ee);
const end = String.fromCodePoint(0xe01ef);

/** One for each call: a shared one would keep where its last search ended. */
const pattern = () => /\u200c([\u{e01ee}\u{e01ef}])([\u{e0100}-\u{e01c7}])([\u{e0100}-\u{e01c7}]{4})/gu;

/**
 * @typedef {object} Mark
 * @property {number} at where it begins, in UTF-16 units
 * @property {number} to where it ends
 * @property {boolean} begins whether its text begins or ends here
 * @property {number} locale number of the language, its place in the table of languages
 * @property {number} number of the key, {@link numberOf}
 */

/**
 * The number of a key, the same whatever other keys there are: a hash (FNV-1a) below 1,600,000,000.
 *
 * @param {string} key with its namespace
 */
export function numberOf(key) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % base ** digits;
}

/**
 * Keys by their numbers. Should two have the same, neither is in it: a text without a key is found by searching, one with a wrong key is
 * edited by mistake.
 *
 * @param {Iterable<string>} keys
 * @returns {Map<number, string>}
 */
export function keysByNumber(keys) {
  const found = new Map();
  const twice = new Set();
  for (const key of keys) {
    const number = numberOf(key);
    if (found.has(number)) twice.add(number);
    found.set(number, key);
  }
  for (const number of twice) found.delete(number);
  return found;
}

/** @param {string} text @param {number} locale @param {number} number */
export function marked(text, locale, number) {
  const places = Array.from({ length: digits }, (_, place) => Math.floor(number / base ** place) % base);
  const name = [locale, ...places.reverse()].map((digit) => String.fromCodePoint(first + digit)).join('');
  return `${joiner}${start}${name}${text}${joiner}${end}${name}`;
}

/**
 * @param {string} text of a page
 * @returns {Mark[]} in their order
 */
export function marksIn(text) {
  return [...text.matchAll(pattern())].map((match) => {
    const [whole, sign, locale = '', name = ''] = match;
    const number = [...name].reduce((sum, digit) => sum * base + digitOf(digit), 0);
    return {
      at: match.index,
      to: match.index + whole.length,
      begins: sign === start,
      locale: digitOf(locale),
      number,
    };
  });
}

/** @param {string} text */
export function unmarked(text) {
  return text.replace(pattern(), '');
}

/** @param {string} selector */
const digitOf = (selector) => (selector.codePointAt(0) ?? first) - first;
