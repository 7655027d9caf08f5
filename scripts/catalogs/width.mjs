import { TYPE } from '@formatjs/icu-messageformat-parser';

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303e\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]/u;
const halfwidth = /[\uff61-\uffdc\uffe8-\uffee]/u;
const invisible = /[\p{Mn}\p{Me}\p{Cf}]/u;

/**
 * Columns a text takes: East Asian wide and fullwidth characters two (as UAX #11 has it), combining marks none.
 * @param {string} text
 */
export function displayWidth(text) {
  let width = 0;
  for (const character of text) {
    if (invisible.test(character)) continue;
    width += wide.test(character) && !halfwidth.test(character) ? 2 : 1;
  }
  return width;
}

/**
 * Columns of a message at its widest case.
 * @param {import('./message.mjs').Ast} ast
 * @param {Record<string, number>} samples columns of each argument, `*` for the others
 * @returns {number}
 */
export function messageWidth(ast, samples) {
  return ast.reduce((sum, element) => sum + elementWidth(element, samples), 0);
}

/** @param {import('./message.mjs').Ast[number]} element @param {Record<string, number>} samples */
function elementWidth(element, samples) {
  switch (element.type) {
    case TYPE.literal:
      return displayWidth(element.value);
    case TYPE.tag:
      return messageWidth(element.children, samples);
    case TYPE.plural:
    case TYPE.select:
      return Math.max(...Object.values(element.options).map(({ value }) => messageWidth(value, samples)));
    case TYPE.pound:
      return samples['#'] ?? samples['*'] ?? 0;
    default:
      return samples[element.value] ?? samples['*'] ?? 0;
  }
}
