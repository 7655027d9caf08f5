import { ExchangeError } from '../../exchange-error.mjs';
import { core, metadata, versionType, xml } from './names.mjs';
import { rootOf } from './parse.mjs';
import { inlineText, UnknownCode } from './read-inline.mjs';

/** @typedef {import('@xmldom/xmldom').Element} Element @typedef {import('../../contract').ReturnedRow} ReturnedRow */

/**
 * Reads what a tool has saved. It may have split texts, turned `<pc>` into `<sc>` and `<ec>`, put marks of its own around words and left
 * out what we had noted for ourselves.
 *
 * @param {string} content
 * @returns {import('../../contract').Returned}
 * @throws {ExchangeError} where it is no XLIFF 2, or not from English
 */
export function readXliff(content) {
  const root = rootOf(content);
  const [version, from, to] = ['version', 'srcLang', 'trgLang'].map((name) => root.getAttribute(name) ?? '');
  if (root.localName !== 'xliff' || root.namespaceURI !== core) {
    const what = root.localName === 'xliff' ? `XLIFF ${version}` : `a file of <${root.localName}>`;
    throw new ExchangeError(
      `This is ${what}, and what is read is XLIFF 2.0 or 2.1: save it as one of these.`,
    );
  }
  if (!/^en\b/i.test(from ?? '')) {
    throw new ExchangeError(
      `The file is a translation from ${from || 'nothing'}, and ours are from English.`,
    );
  }
  const rows = childrenOf(root, 'file').flatMap((file) =>
    unitsOf(file).map((unit) => rowOf(unit, file.getAttribute('id') ?? '', to ?? '')),
  );
  return { language: to || undefined, unit: 'line', rows };
}

/** @param {Element} parent @returns {Element[]} also those of groups */
function unitsOf(parent) {
  return childrenOf(parent).flatMap((child) => {
    if (child.localName === 'unit') return [child];
    return child.localName === 'group' ? unitsOf(child) : [];
  });
}

/** @param {Element} unit @param {string} namespace @param {string} language @returns {ReturnedRow} */
function rowOf(unit, namespace, language) {
  const row = {
    line: unit.lineNumber ?? 0,
    key: unit.getAttribute('name') || `${namespace}.${unit.getAttribute('id') ?? ''}`,
    english: '',
    translation: undefined,
    version: versionIn(unit),
    confirmed: false,
  };
  try {
    return { ...row, ...textsOf(unit, language) };
  } catch (error) {
    if (error instanceof UnknownCode) return { ...row, fault: error.message };
    throw error;
  }
}

/** @param {Element} unit @param {string} language @throws {UnknownCode} */
function textsOf(unit, language) {
  const parts = childrenOf(unit).filter(({ localName = '' }) =>
    /^(?:segment|ignorable)$/.test(localName ?? ''),
  );
  const data = dataOf(unit);
  const read = parts.map((part, index) => {
    const [source] = childrenOf(part, 'source');
    const [target] = childrenOf(part, 'target');
    const words = part.localName === 'segment';
    const said = target?.getAttributeNS(xml, 'lang');
    if (said && language && said.split('-')[0] !== language.split('-')[0]) {
      throw new UnknownCode(`Its translation is marked as ${said}, and the file is for ${language}.`);
    }
    return {
      words,
      english: source ? inlineText(source, data) : '',
      // What stands between sentences is not translated.
      own: target ? inlineText(target, data) : words || !source ? undefined : inlineText(source, data),
      order: Number(target?.getAttribute('order') || index + 1),
      done: !words || /^(?:translated|reviewed|final)$/.test(part.getAttribute('state') ?? ''),
    };
  });
  const english = read.map((part) => part.english).join('');
  const segments = read.filter(({ words }) => words);
  const open = segments.filter(({ own }) => own === undefined || own === '').length;
  if (open === segments.length) return { english, translation: undefined };
  if (open > 0) throw new UnknownCode('A part of it is not translated: the tool has split the text.');
  return {
    english,
    translation: [...read]
      .sort((a, b) => a.order - b.order)
      .map(({ own }) => own ?? '')
      .join(''),
    confirmed: read.every(({ done }) => done),
  };
}

/** What the message has in the place of its codes, by the ids that these name. @param {Element} unit */
function dataOf(unit) {
  const all = childrenOf(unit, 'originalData').flatMap((original) => childrenOf(original, 'data'));
  return new Map(all.map((data) => [data.getAttribute('id') ?? '', inlineText(data, new Map())]));
}

/** @param {Element} unit @returns {string | undefined} */
function versionIn(unit) {
  const metas = unit.getElementsByTagNameNS(metadata, 'meta');
  const meta = [...metas].find((one) => one.getAttribute('type') === versionType);
  return meta?.textContent?.trim() || undefined;
}

/** @param {Element} parent @param {string} [name] @returns {Element[]} of the core */
function childrenOf(parent, name) {
  return [...parent.childNodes].filter(
    /** @returns {node is Element} */
    (node) =>
      node.nodeType === node.ELEMENT_NODE &&
      node.namespaceURI === core &&
      (name === undefined || /** @type {Element} */ (node).localName === name),
  );
}
