import { findNodeAtLocation } from 'jsonc-parser';
import { format } from 'prettier';
import { isRecord, isSame } from '../same.mjs';
import { nameIn, written } from './written.mjs';
import { treeOf } from './tree.mjs';
import { yamlEdits } from './yaml-rows.mjs';

/** @typedef {import('jsonc-parser').Node} Node @typedef {(string | number)[]} Path */
/** @typedef {{ offset: number, length: number, text: string }} Edit */

/** As .prettierrc.json has it; its plugins have no say in these files. */
const style = { printWidth: 110, singleQuote: true };

/**
 * A file with changed values. All else stays as it is, byte for byte, but for what the formatter does when the file is as the formatter
 * writes it.
 *
 * @param {string} file its name
 * @param {string} content
 * @param {(at: Pick<ReturnType<typeof editsOf>, 'change' | 'insert' | 'remove' | 'swap'>) => Edit[]} change
 * @returns {Promise<string>}
 */
export async function withEdits(file, content, change) {
  const isYaml = file.endsWith('.yml');
  const edits = change(isYaml ? yamlEdits(content) : editsOf(file, content)).toSorted(
    (one, other) => other.offset - one.offset,
  );
  const edited = edits.reduce(
    (text, edit) => text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length),
    content,
  );
  const parser = file.endsWith('.ts') ? 'typescript' : isYaml ? 'yaml' : 'json';
  const options = { ...style, parser };
  const wasFormatted = (await format(content, options).catch(() => undefined)) === content;
  return wasFormatted ? format(edited, options) : edited;
}

/** @param {string} file @param {string} content */
function editsOf(file, content) {
  const tree = treeOf(file, content);
  const how = { content, isSource: file.endsWith('.ts') };

  /** @param {Path} path @returns {Node} */
  const at = (path) => {
    const node = tree && findNodeAtLocation(tree, path);
    if (node === undefined) throw new Error(`${file} has nothing at ${path.join('.')}.`);
    return node;
  };

  /** @param {Path} path @param {unknown} value @returns {Edit} */
  const replace = (path, value) => {
    const node = at(path);
    return { offset: node.offset, length: node.length, text: written(how, value, node) };
  };

  /** @param {Path} path @param {unknown} before @param {unknown} after @returns {Edit[]} */
  const change = (path, before, after) => {
    if (isSame(before, after)) return [];
    if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
      return after.flatMap((value, place) => change([...path, place], before[place], value));
    if (!isRecord(before) || !isRecord(after) || !Object.keys(before).every((name) => name in after))
      return [replace(path, after)];
    const added = Object.keys(after).filter((name) => !(name in before));
    if (added.length > 0 && Object.keys(before).length === 0) return [replace(path, after)];
    return [
      ...Object.keys(before).flatMap((name) => change([...path, name], before[name], after[name])),
      ...(added.length > 0
        ? [
            behindLast(
              path,
              added.map((name) => `${nameIn(how, name)}: ${written(how, after[name], undefined)}`),
            ),
          ]
        : []),
    ];
  };

  /** @param {Path} path @param {string[]} parts @returns {Edit} */
  const behindLast = (path, parts) => {
    const last = at(path).children?.at(-1);
    const offset = last ? last.offset + last.length : at(path).offset + 1;
    return { offset, length: 0, text: parts.map((part) => `, ${part}`).join('') };
  };

  return {
    /** What differs between two values of a place. */
    change,

    /** @param {Path} path of the list @param {number} place of the new row @param {unknown} value @returns {Edit} */
    insert(path, place, value) {
      const rows = at(path).children ?? [];
      if (rows.length === 0) return replace(path, [value]);
      const before = rows[place - 1];
      const text = written(how, value, before ?? rows[0]);
      return before
        ? { offset: before.offset + before.length, length: 0, text: `, ${text}` }
        : { offset: rows[0]?.offset ?? 0, length: 0, text: `${text}, ` };
    },

    /** @param {Path} path of the list @param {number} place @returns {Edit} */
    remove(path, place) {
      const rows = at(path).children ?? [];
      const [before, row, behind] = [rows[place - 1], rows[place], rows[place + 1]];
      if (row === undefined || rows.length === 1) return replace(path, []);
      const from = before ? before.offset + before.length : row.offset;
      const to = before ? row.offset + row.length : (behind?.offset ?? row.offset + row.length);
      return { offset: from, length: to - from, text: '' };
    },

    /** Two rows in each other’s place. @param {Path} path of the list @param {number} one @param {number} other @returns {Edit[]} */
    swap(path, one, other) {
      const [first, second] = [at([...path, one]), at([...path, other])];
      /** @param {Node} node */
      const textOf = ({ offset, length }) => content.slice(offset, offset + length);
      return [
        { offset: first.offset, length: first.length, text: textOf(second) },
        { offset: second.offset, length: second.length, text: textOf(first) },
      ];
    },
  };
}
