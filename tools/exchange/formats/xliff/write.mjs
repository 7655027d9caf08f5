import { DOMImplementation, XMLSerializer } from '@xmldom/xmldom';
import { placesShown } from '../../out/places.mjs';
import { versionOf } from '../../version.mjs';
import { piecesOf } from './codes.mjs';
import { core, metadata, versionCategory, versionType, xml } from './names.mjs';
import { putPieces, putText } from './put-inline.mjs';
import { UnitCodes } from './unit-codes.mjs';

/** What a reader of XML may make a line feed of: XML 1.0 section 2.11 and, for those that follow it in all files, XML 1.1. */
const lineEnds = /[\r\u{85}\u{2028}\u{2029}]/gu;

/** @typedef {import('@xmldom/xmldom').Element} Element @typedef {import('../../contract').Row} Row */

/** What may be an id (NMTOKEN, of ASCII alone). */
const token = /^[\w.:-]+$/;

/**
 * XLIFF 2.1: a `<file>` for each catalog, a `<unit>` for each text.
 *
 * @param {import('../../contract').Handout} handout
 */
export function writeXliff({ locale, rows, style }) {
  const document = new DOMImplementation().createDocument(core, 'xliff', null);
  const root = document.documentElement;
  if (!root) throw new Error('A document without its root');
  // Two prefixes of the root, so that not every unit declares one.
  root.setAttributeNS('http://www.w3.org/2000/xmlns/', 'xmlns:mda', metadata);
  set(root, { version: '2.1', srcLang: 'en', trgLang: locale.lang });
  for (const [namespace, own] of byNamespace(rows)) {
    const file = add(root, 1, 'file', {
      id: namespace,
      original: `messages/${locale.code}/${namespace}.json`,
    });
    // Whoever splits a text into sentences cannot put a plural back together.
    set(file, { canResegment: 'no' });
    file.setAttributeNS(xml, 'xml:space', 'preserve');
    putNotes(file, 2, [['style', style]]);
    own.forEach((row, index) => putUnit(file, row, locale.code, index));
    breakLine(file, 1);
  }
  breakLine(root, 0);
  const content = new XMLSerializer().serializeToString(document);
  // A reader takes a bare one as the end of a line.
  return `<?xml version="1.0" encoding="UTF-8"?>\n${content.replaceAll(lineEnds, (sign) => `&#${sign.codePointAt(0)};`)}\n`;
}

/** @param {readonly Row[]} rows */
function byNamespace(rows) {
  /** @type {Map<string, Row[]>} */
  const files = new Map();
  for (const row of rows) {
    const [namespace = ''] = row.key.split('.');
    files.set(namespace, [...(files.get(namespace) ?? []), row]);
  }
  return files;
}

/** @param {Element} file @param {Row} row @param {string} code @param {number} index */
function putUnit(file, row, code, index) {
  const path = row.key.split('.').slice(1).join('.');
  const unit = add(file, 2, 'unit', { id: token.test(path) ? path : `u${index + 1}`, name: row.key });
  if (row.state === 'fixed') set(unit, { translate: 'no' });
  putVersion(unit, versionOf(code, row.english, row.translation));
  const source = piecesOf(row.english);
  const isProtected = source.some((piece) => typeof piece !== 'string');
  putNotes(unit, 3, [
    ['limit', [row.limit]],
    ['keep', isProtected ? [] : [row.keep]],
    ['note', row.notes],
    ['place', row.places.length === 0 ? [] : [`Shown on ${placesShown(row.places)}`]],
  ]);

  const codes = new UnitCodes();
  const target = row.translation === undefined ? undefined : piecesOf(row.translation);
  // The data stands before the segment, and is known after it.
  const segment = create(unit, 'segment', stateOf(row));
  putPieces(add(segment, 4, 'source'), source, codes, 'source');
  if (target) putPieces(add(segment, 4, 'target'), target, codes, 'target');
  breakLine(segment, 3);
  putData(unit, codes);
  breakLine(unit, 3);
  unit.appendChild(segment);
  breakLine(unit, 2);
}

/** @param {Row} row @returns {Record<string, string>} */
function stateOf({ state, translation }) {
  if (state === 'stale') return { state: 'initial', subState: 'catalog:english-changed' };
  return { state: translation === undefined || state === 'missing' ? 'initial' : 'final' };
}

/** @param {Element} unit @param {string} version */
function putVersion(unit, version) {
  const holder = addOf(unit, metadata, 3, 'mda:metadata');
  const group = addOf(holder, metadata, 4, 'mda:metaGroup', { category: versionCategory });
  const meta = addOf(group, metadata, 5, 'mda:meta', { type: versionType });
  putText(meta, version);
  breakLine(group, 4);
  breakLine(holder, 3);
}

/** @param {Element} unit @param {UnitCodes} codes */
function putData(unit, { data }) {
  if (data.size === 0) return;
  const original = add(unit, 3, 'originalData');
  for (const [raw, id] of data) putText(add(original, 4, 'data', { id }), raw);
  breakLine(original, 3);
}

/** @param {Element} parent @param {number} depth @param {readonly (readonly [category: string, texts: readonly (string | undefined)[]])[]} groups */
function putNotes(parent, depth, groups) {
  const all = groups.flatMap(([category, texts]) =>
    texts.flatMap((text) => (text === undefined ? [] : [/** @type {const} */ ([category, text])])),
  );
  if (all.length === 0) return;
  const notes = add(parent, depth, 'notes');
  for (const [category, text] of all) {
    putText(add(notes, depth + 1, 'note', { category, appliesTo: 'target' }), text);
  }
  breakLine(notes, depth);
}

/** @param {Element} parent @param {number} depth @param {string} name @param {Record<string, string>} [attributes] */
function add(parent, depth, name, attributes) {
  return addOf(parent, core, depth, name, attributes);
}

/** @param {Element} parent @param {string} space @param {number} depth @param {string} name @param {Record<string, string>} [attributes] */
function addOf(parent, space, depth, name, attributes = {}) {
  breakLine(parent, depth);
  const element = create(parent, name, attributes, space);
  parent.appendChild(element);
  return element;
}

/** @param {Element} parent @param {string} name @param {Record<string, string>} [attributes] @param {string} [space] @returns {Element} */
function create(parent, name, attributes = {}, space = core) {
  const { ownerDocument } = parent;
  if (!ownerDocument) throw new Error('An element without its document');
  const element = ownerDocument.createElementNS(space, name);
  set(element, attributes);
  return element;
}

/** @param {Element} element @param {Record<string, string>} attributes */
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** A new line, by which a person finds the line that a report names. @param {Element} element @param {number} depth */
function breakLine(element, depth) {
  putText(element, `\n${'  '.repeat(depth)}`);
}
