import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { walk } from '../../../catalogs/text/message.mjs';

/** @typedef {import('../../../catalogs/text/message.mjs').Ast} Ast */

/**
 * What a translation keeps as it is: `{brand}` in `open` alone, or `<link>` and `</link>` around words.
 * @typedef {{ open: string, close?: string, inside?: Piece[] }} Code
 */

/** @typedef {string | Code} Piece */

/**
 * A message as words and codes, which tools for translators show as fixed parts and count.
 *
 * A message with a plural or a select stays one text. Its cases differ between languages, so that it cannot be fixed; the tools that help
 * with such messages know them by their braces, which codes would hide; and the others show a text that can be edited at least.
 *
 * @param {string} text
 * @returns {Piece[]} that give the text again, letter by letter, by `joined`
 */
export function piecesOf(text) {
  const ast = located(text);
  if (ast === undefined) return [text];
  const branches = [...walk(ast)].some(
    ({ element }) => element.type === TYPE.plural || element.type === TYPE.select,
  );
  const pieces = branches ? [] : cut(text, ast);
  return joined(pieces) === text ? pieces : [text];
}

/** @param {readonly Piece[]} pieces @returns {string} */
export function joined(pieces) {
  return pieces
    .map((piece) =>
      typeof piece === 'string' ? piece : piece.open + joined(piece.inside ?? []) + (piece.close ?? ''),
    )
    .join('');
}

/** @param {string} text @returns {Ast | undefined} with the place of each element; undefined where it cannot be read */
function located(text) {
  try {
    return parse(text, { captureLocation: true, locale: new Intl.Locale('en') });
  } catch {
    return undefined;
  }
}

/** @param {string} text @param {Ast} elements @returns {Piece[]} */
function cut(text, elements) {
  return elements.map((element) => {
    const [start, end] = placeOf(element);
    const raw = text.slice(start, end);
    if (element.type === TYPE.literal) return raw;
    if (element.type !== TYPE.tag) return { open: raw };
    const [first, last] = [element.children[0], element.children.at(-1)];
    const open = first ? text.slice(start, placeOf(first)[0]) : raw.slice(0, raw.indexOf('>') + 1);
    const close = last ? text.slice(placeOf(last)[1], end) : raw.slice(open.length);
    return { open, close, inside: cut(text, element.children) };
  });
}

/** @param {Ast[number]} element @returns {[start: number, end: number]} */
function placeOf({ location }) {
  return [location?.start.offset ?? 0, location?.end.offset ?? 0];
}
