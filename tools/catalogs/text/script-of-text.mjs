import { escaped } from './escaped.mjs';
import { plainText } from './message.mjs';
import { rightHere } from './right-here.mjs';
import { displayWidth } from './width.mjs';

/** @typedef {import('./text-rules.mjs').Fault} Fault */

/**
 * The letters of each way of writing that ISO 15924 names with more than one script, by that name.
 * @type {Record<string, string[]>}
 */
const mixed = {
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul', 'Han'],
  Hans: ['Han'],
  Hant: ['Han'],
};

/** So many columns of another script may stand in any text: a name, an abbreviation, an address. */
const tolerated = 7;

/**
 * A text is mostly in the script of its language: what a translator left in English shows here, also when a letter of it was
 * changed. Arguments, tags, English material and fixed terms do not count.
 * @param {import('./message.mjs').Ast} ast
 * @param {string} lang BCP 47 tag
 * @param {readonly string[]} terms
 * @returns {Fault[]}
 */
export function checkScript(ast, lang, terms) {
  const script = new Intl.Locale(lang).maximize().script ?? 'Latn';
  const own = new RegExp(
    `^[${(mixed[script] ?? [script]).map((name) => `\\p{Script=${name}}`).join('')}ー々]$`,
    'u',
  );
  let inside = 0;
  let outside = 0;
  for (const [letter] of withoutTerms(plainText(ast, { own: true }), terms).matchAll(/\p{L}/gu)) {
    if (own.test(letter)) inside += displayWidth(letter);
    else outside += displayWidth(letter);
  }
  if (outside <= tolerated || inside >= outside) return [];
  const name = new Intl.DisplayNames(['en'], { type: 'script' }).of(script);
  const reason = `Most letters of the text are not ${name}. Translate it. ${rightHere}`;
  return [{ rule: 'script', reason }];
}

/** @type {WeakMap<readonly string[], RegExp>} */
const compiled = new WeakMap();

/**
 * A text without the names that are the same in every language. A letter of another script may follow such a name at once.
 * @param {string} text
 * @param {readonly string[]} terms
 */
export function withoutTerms(text, terms) {
  if (terms.length === 0) return text;
  const expression = compiled.get(terms) ?? expressionOf(terms);
  compiled.set(terms, expression);
  return text.replaceAll(expression, ' ');
}

/** @param {readonly string[]} terms */
function expressionOf(terms) {
  const names = [...terms].sort((a, b) => b.length - a.length).map(escaped);
  const edge = '[\\p{Script=Latin}\\p{N}]';
  return new RegExp(`(?<!${edge})(?:${names.join('|')})(?!${edge})`, 'gu');
}
