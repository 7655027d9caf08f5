import { visit } from 'jsonc-parser';
import { checkCharacters } from './characters.mjs';
import { decodeCatalog } from './encoding.mjs';
import { jsonFault } from './json-fault.mjs';

/**
 * A fault in a catalog. `key` is the path in the file, empty when the whole file is meant; a `warning` breaks nothing.
 * @typedef {{ key: string, rule: string, reason: string, warning?: boolean }} Finding
 */

/**
 * @typedef {object} Catalog
 * @property {unknown} tree the file as parsed; undefined when it cannot be read
 * @property {Map<string, string>} texts every readable text by its path in the file, in the order of the file
 * @property {Map<string, number>} lines of the keys, blocks included
 * @property {Finding[]} findings
 */

/**
 * Reads one catalog and checks its form: clean UTF-8, valid JSON, blocks and texts only, no key twice, no empty or padded text.
 * @param {Uint8Array} bytes of the file
 * @returns {Catalog}
 */
export function readCatalog(bytes) {
  const { content, findings } = decodeCatalog(bytes);
  /** @type {Catalog} */
  const catalog = { tree: undefined, texts: new Map(), lines: new Map(), findings };
  if (content === undefined) return catalog;
  let tree;
  try {
    tree = JSON.parse(content);
  } catch {
    findings.push({ key: '', rule: 'json', reason: jsonFault(content).reason });
    return catalog;
  }
  if (!isBlock(tree)) {
    const reason = 'The file must be one block of texts: { "key": "text" }.';
    findings.push({ key: '', rule: 'structure', reason });
    return catalog;
  }
  catalog.tree = tree;
  findLines(content, catalog);
  collect(tree, [], catalog);
  return catalog;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isBlock(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {string} content @param {Catalog} catalog */
function findLines(content, catalog) {
  /** @type {Set<string>[]} the keys of each block around the place */
  const blocks = [];
  visit(content, {
    onObjectBegin: () => void blocks.push(new Set()),
    onObjectEnd: () => void blocks.pop(),
    onObjectProperty(name, _offset, _length, startLine, _character, path) {
      const key = [...path(), name].join('.');
      const line = startLine + 1;
      if (blocks.at(-1)?.has(name)) {
        const reason = `The key stands twice in its block, the second time in line ${line}; only that one counts. Remove one.`;
        catalog.findings.push({ key, rule: 'duplicate-key', reason });
      }
      blocks.at(-1)?.add(name);
      catalog.lines.set(key, line);
    },
  });
}

/**
 * @param {Record<string, unknown>} block @param {string[]} path @param {Catalog} catalog
 */
function collect(block, path, catalog) {
  const { texts, findings } = catalog;
  for (const [name, value] of Object.entries(block)) {
    const key = [...path, name].join('.');
    if (name === '' || name.includes('.')) {
      findings.push({ key, rule: 'key-name', reason: 'A key must not be empty or hold a full stop.' });
    } else if (isBlock(value)) {
      if (Object.keys(value).length === 0) {
        findings.push({ key, rule: 'empty', reason: 'The block is empty.' });
      }
      collect(value, [...path, name], catalog);
    } else if (typeof value !== 'string') {
      const reason =
        'Only texts in quotation marks and blocks of texts are allowed, no numbers, lists or null.';
      findings.push({ key, rule: 'not-text', reason });
    } else if (value.trim() === '') {
      findings.push({ key, rule: 'empty', reason: 'The text is empty: write it.' });
    } else {
      const faults = checkCharacters(value);
      findings.push(...faults.map((fault) => ({ key, ...fault })));
      // What other rules would say of wrong letters only hides the reason.
      if (faults.length > 0) continue;
      texts.set(key, value);
      if (value !== value.trim()) {
        findings.push({
          key,
          rule: 'space',
          reason: 'Remove the space at the beginning or the end of the text.',
        });
      }
    }
  }
}
