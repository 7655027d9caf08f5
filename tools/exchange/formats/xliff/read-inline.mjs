import { core } from './names.mjs';

/** @typedef {import('@xmldom/xmldom').Element} Element */

/** A text that holds what nobody here can put back, in a sentence. */
export class UnknownCode extends Error {
  /** @override */
  name = 'UnknownCode';
}

/**
 * @param {Element} parent
 * @param {ReadonlyMap<string, string>} data of its unit
 * @returns {string}
 * @throws {UnknownCode}
 */
export function inlineText(parent, data) {
  return [...parent.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
        return node.nodeValue;
      if (node.nodeType !== node.ELEMENT_NODE) return '';
      return elementText(/** @type {Element} */ (node), data);
    })
    .join('');
}

/** @param {Element} element @param {ReadonlyMap<string, string>} data @returns {string} */
function elementText(element, data) {
  const name = element.namespaceURI === core ? element.localName : element.nodeName;
  /** @param {string} end @returns {string} */
  const code = (end) => rawOf(element, `dataRef${end}`, `disp${end}`, data);
  switch (name) {
    case 'cp':
      return characterOf(element.getAttribute('hex') ?? '');
    case 'ph':
    case 'sc':
    case 'ec':
      return code('');
    case 'pc':
      return code('Start') + inlineText(element, data) + code('End');
    case 'mrk':
      return inlineText(element, data);
    case 'sm':
    case 'em':
      return '';
    default:
      throw new UnknownCode(`It holds <${name}>, which is no part of a text.`);
  }
}

/** @param {Element} element @param {string} ref @param {string} disp @param {ReadonlyMap<string, string>} data */
function rawOf(element, ref, disp, data) {
  // Some tools do not keep the data of a file; what they show of a code is the code.
  const raw = data.get(element.getAttribute(ref) ?? '') ?? element.getAttribute(disp);
  if (raw) return raw;
  const id = element.getAttribute('id') || element.getAttribute('startRef') || '';
  throw new UnknownCode(`It holds the code ${id}, of which the file does not say what it stands for.`);
}

/** @param {string} hex */
function characterOf(hex) {
  const code = /^[\da-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Infinity;
  if (code > 0x10ffff) throw new UnknownCode(`It holds the character ${hex}, which there is not.`);
  return String.fromCodePoint(code);
}
