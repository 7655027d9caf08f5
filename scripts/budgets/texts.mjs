import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../run/checkout/project.mjs';

/**
 * The texts of a language's catalogs that are long enough to be recognised.
 *
 * @param {string} locale
 * @returns {Set<string>}
 */
export function catalogTexts(locale) {
  const folder = inRoot('messages', locale);
  /** @type {Set<string>} */
  const texts = new Set();
  /** @param {unknown} node */
  const collect = (node) => {
    if (typeof node === 'string' && Buffer.byteLength(node) > 12) texts.add(node);
    if (typeof node === 'object' && node !== null) Object.values(node).forEach(collect);
  };
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.json')) collect(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  }
  return texts;
}

/** @typedef {import('../csp/html.mjs').Page} Page */

/**
 * Catalog texts that travel to the browser for its scripts only. A text that the page shows is in React's data too, as
 * part of the tree that the server rendered, and is not counted.
 *
 * @param {Page} page
 * @param {ReadonlySet<string>} texts
 * @returns {string[]} each once
 */
export function hiddenTexts({ tags, text: shown }, texts) {
  const attributes = tags.flatMap(({ attributes }) => [...attributes.values()]).join('\n');
  const sent = new Set(flightStrings(flightData(tags)).filter((string) => texts.has(string)));
  return [...sent].filter((text) => !shown.includes(text) && !attributes.includes(text));
}

/**
 * React's data of a page, which Next writes into it as `self.__next_f.push([1, "..."])`.
 *
 * @param {Page['tags']} tags
 */
function flightData(tags) {
  let data = '';
  for (const { name, text } of tags) {
    const argument = name === 'script' ? /^self\.__next_f\.push\(([\s\S]*)\)$/.exec(text)?.[1] : undefined;
    if (argument === undefined) continue;
    const [kind, part] = JSON.parse(argument);
    if (kind === 1) data += part;
  }
  return data;
}

/**
 * All strings in React's data. It consists of rows `<id>:<json>` that end with a line feed, and of long texts
 * `<id>:T<bytes in hex>,<text>` that end where their length says.
 *
 * @param {string} data
 * @returns {string[]}
 */
export function flightStrings(data) {
  const bytes = Buffer.from(data);
  /** @type {string[]} */
  const strings = [];
  let position = 0;
  while (position < bytes.length) {
    const body = bytes.indexOf(':', position) + 1;
    if (body === 0) break;
    if (bytes[body] === 'T'.charCodeAt(0)) {
      const comma = bytes.indexOf(',', body);
      const end = comma + 1 + parseInt(bytes.toString('latin1', body + 1, comma), 16);
      strings.push(bytes.toString('utf8', comma + 1, end));
      position = end;
    } else {
      const newline = bytes.indexOf('\n', body);
      const end = newline === -1 ? bytes.length : newline;
      strings.push(...jsonStrings(bytes.toString('utf8', body, end)));
      position = end + 1;
    }
  }
  return strings;
}

/**
 * @param {string} row
 * @returns {string[]}
 */
function jsonStrings(row) {
  const literals = row.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  // React doubles a leading dollar sign, which otherwise means a reference.
  return literals.map((literal) => String(JSON.parse(literal)).replace(/^\$\$/, '$'));
}
