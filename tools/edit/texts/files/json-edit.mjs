import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree } from 'jsonc-parser';
import { format } from 'prettier';

/** How prettier writes JSON here; the line width is that of .prettierrc.json, and its plugins have no say in JSON. */
const style = { parser: 'json', printWidth: 110 };

/** @typedef {import('jsonc-parser').FormattingOptions} FormattingOptions @type {FormattingOptions} */
const indent = { insertSpaces: true, tabSize: 2, eol: '\n' };

/**
 * A JSON file with one text put in, changed or, by `null`, taken out. All else stays as it is, byte for byte, but for what the formatter
 * does to the block when the file is as the formatter writes it.
 *
 * @param {string} content of the file
 * @param {readonly string[]} path of the text
 * @param {string | null} value
 * @param {(block: readonly string[]) => readonly string[]} [order] names of a block in the order of English, by which a text or a block
 *   that was missing gets its place
 * @returns {Promise<string>}
 */
export async function withText(content, path, value, order = () => []) {
  const tree = parseTree(content);
  // A missing block goes in with the text, so its own name has to find a place in the block around it.
  let depth = path.length - 1;
  while (depth > 0 && !(tree && findNodeAtLocation(tree, path.slice(0, depth)))) depth -= 1;
  const name = path[depth] ?? '';
  const english = order(path.slice(0, depth));
  /** @param {string[]} names that are there */
  const getInsertionIndex = (names) => {
    const before = english.slice(0, english.indexOf(name));
    return Math.max(0, ...before.map((other) => names.indexOf(other) + 1));
  };
  const edits = modify(content, [...path], value ?? undefined, {
    formattingOptions: indent,
    getInsertionIndex: english.includes(name) ? getInsertionIndex : (names) => names.length,
  });
  const edited = applyEdits(content, edits);
  return (await isFormatted(content)) ? format(edited, style) : edited;
}

/** @param {string} content */
async function isFormatted(content) {
  return (await format(content, style).catch(() => undefined)) === content;
}

/**
 * The text at a path of a JSON file; `null` where there is none, or a block stands.
 *
 * @param {string} content @param {readonly string[]} path
 */
export function textAt(content, path) {
  const tree = parseTree(content);
  const node = tree && findNodeAtLocation(tree, [...path]);
  const value = node && getNodeValue(node);
  return typeof value === 'string' ? value : null;
}
