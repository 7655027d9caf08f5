import { DOMParser } from '@xmldom/xmldom';
import { ExchangeError } from '../../exchange-error.mjs';

/**
 * @param {string} content
 * @returns {import('@xmldom/xmldom').Element}
 * @throws {ExchangeError} where it is not well-formed, or declares a document type
 */
export function rootOf(content) {
  // Before anything reads it: entities grow, and name files and addresses. No text of ours holds these letters.
  const declaration = /<!(?:DOCTYPE|ENTITY)/i.exec(content);
  if (declaration) {
    const line = lineOf(content, declaration.index);
    throw new ExchangeError(
      `Line ${line} declares a document type (${declaration[0]}), which no XLIFF needs and which is not read: remove it.`,
    );
  }
  /** @type {{ line: number | undefined, message: string } | undefined} */
  let fault;
  try {
    const parser = new DOMParser({
      locator: true,
      onError(_, message, context) {
        // A letter that was lost is found by the check of the text, which says where.
        if (message.startsWith('Unicode replacement character')) return;
        fault ??= { line: context.locator?.lineNumber, message: message.trim() };
        // What it would go on with is a guess.
        throw new Error(message);
      },
    });
    const root = parser.parseFromString(content, 'text/xml').documentElement;
    if (root) return root;
  } catch (error) {
    const { line, message } = fault ?? { line: undefined, message: String(error) };
    const place = line ? `Line ${line} breaks the file` : 'The file is broken';
    throw new ExchangeError(`${place}, for it is no XML (${message}). Nothing was read: have it saved anew.`);
  }
  throw new ExchangeError('The file is empty.');
}

/** @param {string} content @param {number} offset */
function lineOf(content, offset) {
  return content.slice(0, offset).split('\n').length;
}
