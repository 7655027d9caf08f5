import { rightHere } from './right-here.mjs';

/** @typedef {import('./text-rules.mjs').Fault} Fault */
/** @typedef {{ says: string, never: readonly string[] }} Address how a language speaks to the reader, and words that speak otherwise */

/** @type {Map<string, Intl.Segmenter>} */
const segmenters = new Map();

/**
 * Words that speak to the reader in another way than the language does everywhere else. A word that `never` has with a capital letter
 * counts inside a sentence alone: at its beginning “Sie” may be she, or they.
 * @param {string} text what a reader sees
 * @param {string} lang BCP 47 tag
 * @param {Address | undefined} address
 * @returns {Fault[]}
 */
export function checkAddress(text, lang, address) {
  if (!address) return [];
  const found = address.never.find((word) => says(text, word, lang));
  if (found === undefined) return [];
  const reason = `“${found}” is another form of address: this language says “${address.says}” to the reader. ${rightHere}`;
  return [{ rule: 'address', reason }];
}

/** @param {string} text @param {string} word @param {string} lang */
function says(text, word, lang) {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(word)) return text.includes(word);
  if (/\p{Script=Thai}/u.test(word)) return text.includes(word) && wordsOf(text, lang).has(word);
  if (/^\p{Lu}/u.test(word)) return new RegExp(`(?<=[\\p{Ll}\\d,;)] )${word}(?!\\p{L})`, 'u').test(text);
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);
}

/** @param {string} text @param {string} lang */
function wordsOf(text, lang) {
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'word' });
  segmenters.set(lang, segmenter);
  return new Set([...segmenter.segment(text)].map(({ segment }) => segment));
}
