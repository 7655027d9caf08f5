import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readCatalog } from '../../../catalogs/read/read-catalog.mjs';

/**
 * A catalog as it stands on disk.
 * @typedef {object} Read
 * @property {Map<string, string>} texts all of them by their path in the file, also those that the check finds fault with
 * @property {Map<string, number>} lines
 * @property {string | undefined} fault why the file cannot be read, in a sentence
 */

/** @typedef {{ stamp: string, read: Read }} Kept */

/** @type {Read} */
const none = { texts: new Map(), lines: new Map(), fault: undefined };

/**
 * Reads catalogs, each as often as it has changed.
 *
 * @param {string} root
 */
export function catalogReader(root) {
  /** @type {Map<string, Kept>} */
  const kept = new Map();

  /**
   * @param {string} file from the checkout's folder
   * @returns {Read} without texts where there is no such file
   */
  return (file) => {
    const place = path.join(root, file);
    const stat = statSync(place, { bigint: true, throwIfNoEntry: false });
    if (stat === undefined) return none;
    const stamp = [stat.ino, stat.size, stat.mtimeNs].join(' ');
    const known = kept.get(file);
    if (known?.stamp === stamp) return known.read;
    const { tree, lines, findings } = readCatalog(readFileSync(place));
    const fault = tree === undefined ? findings[0]?.reason : undefined;
    const read = { texts: new Map(tree === undefined ? [] : leaves(tree, '')), lines, fault };
    kept.set(file, { stamp, read });
    return read;
  };
}

/**
 * @param {unknown} value
 * @param {string} key
 * @returns {[key: string, text: string][]}
 */
function leaves(value, key) {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, key ? `${key}.${name}` : name));
}
