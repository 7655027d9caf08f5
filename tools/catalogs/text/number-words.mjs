import { readFileSync } from 'node:fs';

/**
 * How the languages say numbers, from messages/number-words.json: beginnings of words, in lower case, by number and language.
 * @type {Record<string, Record<string, string[]>>}
 */
const table = JSON.parse(
  readFileSync(new URL('../../../messages/number-words.json', import.meta.url), 'utf8'),
);

/** @type {Map<string, Map<string, RegExp>>} */
const patterns = new Map(
  Object.entries(table).map(([code, rows]) => [
    code,
    new Map(Object.entries(rows).map(([number, words]) => [number, beginningOf(words)])),
  ]),
);

/** @param {string} text @param {string} number digits, such as `30` @param {string} code of the language */
export function saysNumber(text, number, code) {
  return patterns.get(code)?.get(number)?.test(text.toLocaleLowerCase(code)) ?? false;
}

/** Scripts that write no spaces have no beginnings of words. @param {readonly string[]} words */
function beginningOf(words) {
  const all = words.map((word) =>
    /^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(word) ? `(?<!\\p{L})${word}` : word,
  );
  return new RegExp(all.join('|'), 'u');
}
