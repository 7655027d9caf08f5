import { visit } from 'jsonc-parser';

/** @typedef {'curlyQuote' | 'trailingComma' | 'quoteInside' | 'lineBreak' | 'missingComma' | 'other'} Kind */

/** @type {Record<Kind, string>} */
const advice = {
  curlyQuote: 'a curly quotation mark, as word processors write it, stands where a straight one (") belongs.',
  trailingComma: 'the comma after the last entry of a block is one too many. Remove it.',
  quoteInside: 'a straight quotation mark inside a text ends the text. Write “ and ” there, or \\".',
  lineBreak: 'the text does not end in its line. Write it in one line, and a straight " at its end.',
  missingComma: 'a comma is missing at its end.',
  other:
    'look there, and at the end of the line above, for a comma, quotation mark or brace that is missing or too many.',
};

/**
 * @param {string} content
 * @returns {{ line: number, reason: string }}
 */
export function jsonFault(content) {
  const { kind, offset } = kindOf(content, firstFault(content));
  const line = content.slice(0, offset).split('\n').length;
  return { line, reason: `Line ${line} breaks the file: ${advice[kind]}` };
}

/** @param {string} content @returns {{ offset: number, length: number }} the first part that cannot stand where it stands */
function firstFault(content) {
  /** @type {{ offset: number, length: number }[]} */
  const faults = [];
  visit(
    content,
    { onError: (_, offset, length) => faults.push({ offset, length }) },
    { disallowComments: true },
  );
  return faults[0] ?? { offset: content.length, length: 0 };
}

/**
 * @param {string} content @param {{ offset: number, length: number }} fault
 * @returns {{ kind: Kind, offset: number }}
 */
function kindOf(content, { offset, length }) {
  const found = content.slice(offset, offset + length);
  const before = content.slice(0, offset).trimEnd();
  const sameLine = !content.slice(before.length, offset).includes('\n');
  if (/^[“”„‘’]/.test(found)) return { kind: 'curlyQuote', offset };
  // A text that was never closed ends at its line for the parser.
  if (/^"(?:[^"\\]|\\.)*$/.test(found)) {
    return { kind: /[“”„]\s*[,:]?\s*$/.test(found) ? 'curlyQuote' : 'lineBreak', offset };
  }
  if (before.endsWith(',') && /^[}\]]/.test(found)) return { kind: 'trailingComma', offset: before.length };
  if (before.endsWith('"') && sameLine && found !== '') return { kind: 'quoteInside', offset };
  if (/["}\]\w]$/.test(before) && !sameLine && found.startsWith('"')) {
    return { kind: 'missingComma', offset: before.length };
  }
  return { kind: 'other', offset };
}
