import { parseTree } from 'jsonc-parser';
import { isMap, isScalar, parseDocument } from 'yaml';
import { isRecord } from '../same.mjs';

/** @typedef {import('jsonc-parser').Node} Node @typedef {(string | number)[]} Path @typedef {import('./edit-values.mjs').Edit} Edit */

/** The name under which the entries of a YAML file are a list, and the value of a row that is the name of its entry. */
export const entries = 'entries';
export const entryName = 'folder';

/**
 * The entries of a YAML file as a list of rows. Its offsets mean nothing: what writes such a file is {@link yamlEdits}.
 *
 * @param {string} content
 * @returns {Node | undefined} undefined for what cannot be read
 */
export function yamlTree(content) {
  const document = parseDocument(content);
  const read = document.errors.length > 0 ? undefined : (document.toJS() ?? {});
  if (!isRecord(read)) return undefined;
  const rows = Object.entries(read).map(([name, value]) => ({
    [entryName]: name,
    ...(isRecord(value) ? value : {}),
  }));
  return parseTree(JSON.stringify({ [entries]: rows }));
}

/**
 * The edits of such a list, each of the whole file, in which all else stays with its comments.
 *
 * @param {string} content
 */
export function yamlEdits(content) {
  const document = parseDocument(content);
  if (!isMap(document.contents)) document.set('', '');
  const map = /** @type {import('yaml').YAMLMap<import('yaml').Scalar, any>} */ (document.contents);
  map.items = map.items.filter(({ key }) => !isScalar(key) || key.value !== '');

  /** @returns {Edit} */
  const whole = () => ({ offset: 0, length: content.length, text: document.toString({ lineWidth: 0 }) });
  /** @param {unknown} row */
  const pairOf = (row) => {
    const { [entryName]: name, ...value } = /** @type {Record<string, string>} */ (row);
    return /** @type {(typeof map.items)[number]} */ (document.createPair(name, value));
  };

  return {
    /** @param {Path} path of a row @param {unknown} before @param {unknown} after @returns {Edit[]} */
    change(path, before, after) {
      const [, place] = path;
      const pair = map.items[Number(place)];
      if (!pair || !isRecord(before) || !isRecord(after)) return [];
      const names = Object.keys(after).filter((name) => name !== entryName && before[name] !== after[name]);
      for (const name of names) document.setIn([pair.key.value, name], after[name]);
      return names.length > 0 ? [whole()] : [];
    },

    /** @param {Path} _ @param {number} place @param {unknown} row */
    insert(_, place, row) {
      map.items.splice(place, 0, pairOf(row));
      return whole();
    },

    /** @param {Path} _ @param {number} place */
    remove(_, place) {
      map.items.splice(place, 1);
      return whole();
    },

    /** @param {Path} _ @param {number} one @param {number} other @returns {Edit[]} */
    swap(_, one, other) {
      const [first, second] = [map.items[one], map.items[other]];
      if (!first || !second) return [];
      [map.items[one], map.items[other]] = [second, first];
      return [whole()];
    },
  };
}
