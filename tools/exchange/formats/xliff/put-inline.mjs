import { core } from './names.mjs';

/** @typedef {import('@xmldom/xmldom').Element} Element @typedef {import('./codes.mjs').Piece} Piece */

/** Characters that XML cannot hold; `<cp>` stands for them (XLIFF 2.1, 4.2.3.1). */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * @param {Element} parent
 * @param {readonly Piece[]} pieces
 * @param {import('./unit-codes.mjs').UnitCodes} codes
 * @param {'source' | 'target'} side
 */
export function putPieces(parent, pieces, codes, side) {
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      putText(parent, piece);
      continue;
    }
    const { open, close, inside = [] } = piece;
    const id = side === 'source' ? codes.sourceId(piece) : codes.targetId(piece);
    if (close === undefined) {
      put(parent, 'ph', { id, dataRef: codes.dataRef(open), equiv: wordOf(open), disp: shown(open) });
      continue;
    }
    const pair = put(parent, 'pc', {
      id,
      dataRefStart: codes.dataRef(open),
      dataRefEnd: codes.dataRef(close),
      dispStart: shown(open),
      dispEnd: shown(close),
    });
    putPieces(pair, inside, codes, side);
  }
}

/** @param {Element} parent @param {string} text */
export function putText(parent, text) {
  let last = 0;
  for (const found of text.matchAll(unwritable)) {
    write(parent, text.slice(last, found.index));
    const hex = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase();
    put(parent, 'cp', { hex: hex.padStart(hex.length > 4 ? 6 : 4, '0') });
    last = found.index + found[0].length;
  }
  write(parent, text.slice(last));
}

/** @param {Element} parent @param {string} text */
function write(parent, text) {
  const { ownerDocument } = parent;
  if (text !== '' && ownerDocument) parent.appendChild(ownerDocument.createTextNode(text));
}

/** @param {Element} parent @param {string} name @param {Record<string, string>} attributes @returns {Element} */
function put(parent, name, attributes) {
  const { ownerDocument } = parent;
  if (!ownerDocument) throw new Error('An element without its document');
  const element = ownerDocument.createElementNS(core, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.appendChild(element);
  return element;
}

/** What a translator sees in the place of a code. @param {string} raw */
function shown(raw) {
  return raw.replaceAll(unwritable, '\ufffd');
}

/** What counts words and lengths reads in the place of `{price, number}`. @param {string} raw */
function wordOf(raw) {
  return /[\p{L}\p{N}_]+/u.exec(raw)?.[0] ?? '';
}
