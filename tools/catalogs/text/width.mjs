import { TYPE } from '@formatjs/icu-messageformat-parser';
import { eastAsianWidth } from 'get-east-asian-width';

const invisible = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/**
 * Columns a text takes: East Asian wide and fullwidth characters two (as UAX #11 has it), combining marks none.
 * @param {string} text
 */
export function displayWidth(text) {
  return [...text.replace(invisible, '')].reduce(
    (sum, character) => sum + eastAsianWidth(character.codePointAt(0) ?? 0),
    0,
  );
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
