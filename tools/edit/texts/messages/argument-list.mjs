import { TYPE } from '@formatjs/icu-messageformat-parser';
import { parseMessage, walk } from '../../../catalogs/text/message.mjs';

/** @typedef {import('../../contract').Argument} Argument @typedef {import('../../../catalogs/text/message.mjs').Ast} Ast */

/** @type {Partial<Record<TYPE, Argument['kind']>>} */
const kinds = {
  [TYPE.argument]: 'plain',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
};

/** @param {string} text @returns {Ast | undefined} undefined for a text that cannot be read */
export function parsed(text) {
  try {
    return parseMessage(text);
  } catch {
    return undefined;
  }
}

/**
 * What a text is given by the page. An argument that counts somewhere and stands plain elsewhere is one that counts.
 *
 * @param {Ast} ast
 * @returns {Argument[]} in the order of the text
 */
export function argumentList(ast) {
  /** @type {Map<string, Argument>} */
  const found = new Map();
  for (const { element } of walk(ast)) {
    const kind = kinds[element.type];
    if (kind === undefined || !('value' in element)) continue;
    const name = element.value;
    const known = found.get(name);
    if (known !== undefined && known.kind !== 'plain') continue;
    const options = 'options' in element ? { options: Object.keys(element.options) } : {};
    found.set(name, { name, kind, ...options });
  }
  return [...found.values()];
}

/** @param {Ast} ast */
export function tagList(ast) {
  const names = [...walk(ast)].flatMap(({ element }) => (element.type === TYPE.tag ? [element.value] : []));
  return [...new Set(names)];
}
