import { TYPE } from '@formatjs/icu-messageformat-parser';
import { parsed } from './argument-list.mjs';

/** @typedef {import('../../../catalogs/text/message.mjs').Ast} Ast */

/** Stands for what the page fills in. */
const filled = '\0';

/** A number as pages write it, with its currency or percent sign. */
const number = /[$€£¥]?\d+(?:[.,:]\d+)*%?/g;

/**
 * What says whether a text can come out with some words in it, of which the numbers are its arguments: “1 of 3” of `{done} of {total}`,
 * “30-day plan” of `{days, plural, one {#-day plan} other {#-day plan}}`.
 *
 * @param {string} words @param {(words: string) => string} patternOf makes an expression of words without numbers
 * @param {{ flags: string, brand: string }} how
 * @returns {((text: string) => boolean) | undefined} undefined for words without a number, or with nothing else
 */
export function numberReader(words, patternOf, { flags, brand }) {
  const numbers = words.match(number);
  const others = words.split(number).map((part) => part.match(/\p{L}+/gu) ?? []);
  if (!numbers || others.flat().length === 0) return undefined;
  const parts = words.split(number).map(patternOf);
  const expression = new RegExp(
    parts
      .map((part, place) => part + (numbers[place] ? `(?:${filled}|${patternOf(numbers[place])})` : ''))
      .join(''),
    flags,
  );
  const needed = others.flat().map((word) => word.toLowerCase());
  return (text) => {
    // To read every text would take a second.
    const lower = text.toLowerCase();
    if (!text.includes('{') || !needed.every((word) => lower.includes(word))) return false;
    const ast = parsed(text);
    const forms = ast ? formsOf(ast, brand) : [];
    return forms.some((form) => [...form.matchAll(expression)].some(([match]) => match.includes(filled)));
  };
}

/** The words of each case at least once. @param {Ast} ast @param {string} brand @returns {string[]} */
function formsOf(ast, brand) {
  const parts = ast.map((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return formsOf(element.children, brand);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => formsOf(value, brand));
    return [element.type === TYPE.argument && element.value === 'brand' ? brand : filled];
  });
  const most = Math.max(1, ...parts.map(({ length }) => length));
  return Array.from({ length: most }, (_, place) => parts.map((part) => part[place] ?? part.at(-1)).join(''));
}
