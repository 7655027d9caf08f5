import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tagsOf } from '../html.mjs';
import { inRoot } from '../project.mjs';

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

/**
 * Catalog texts that travel to the browser for its scripts only. A text that the page shows is in React's data too, as
 * part of the tree that the server rendered, and is not counted.
 *
 * @param {string} html
 * @param {ReadonlySet<string>} texts
 * @returns {string[]} each once
 */
export function hiddenTexts(html, texts) {
  const shown = shownText(html);
  const candidates = [...new Set(flightStrings(flightData(html)))].filter((string) => texts.has(string));
  return candidates.filter((text) => !shown.markup.includes(text) && !shown.text.includes(text));
}

/**
 * What a document shows: its attributes and texts without scripts, and its texts alone.
 *
 * @param {string} html
 */
function shownText(html) {
  const withoutScripts = html.replace(/<script\b[\s\S]*?<\/script\s*>/gi, '').replace(/<!--[\s\S]*?-->/g, '');
  return { markup: decode(withoutScripts), text: decode(withoutScripts.replace(/<[^>]*>/g, '')) };
}

/** @type {Readonly<Record<string, string>>} */
const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** @param {string} text */
function decode(text) {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (all, hex, decimal, name) => {
    if (name) return named[name] ?? all;
    return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
  });
}

/**
 * React's data of a page, which Next writes into it as `self.__next_f.push([1, "..."])`.
 *
 * @param {string} html
 */
export function flightData(html) {
  let data = '';
  for (const { name, text } of tagsOf(html)) {
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
