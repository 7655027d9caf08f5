import ts from 'typescript';

/**
 * A fault in a catalog. `key` is the path in the file, empty when the whole file is meant.
 * @typedef {{ key: string, rule: string, reason: string }} Finding
 */

/**
 * @typedef {object} Catalog
 * @property {unknown} tree the file as parsed; undefined when it cannot be read
 * @property {Map<string, string>} texts every text by its path in the file, in the order of the file
 * @property {Finding[]} findings
 */

/**
 * Reads one catalog and checks its form: valid JSON, blocks and texts only, no key twice, no empty or padded text.
 * @param {string} content of the file
 * @returns {Catalog}
 */
export function readCatalog(content) {
  const source = ts.parseJsonText('catalog.json', content);
  /** @type {Finding[]} */
  const findings = [];
  /** @type {Map<string, string>} */
  const texts = new Map();
  let tree;
  try {
    tree = JSON.parse(content);
  } catch (error) {
    return { tree: undefined, texts, findings: [invalidJson(content, source, error)] };
  }
  if (!isBlock(tree)) {
    const reason = 'The file must be one block of texts: { "key": "text" }.';
    return { tree: undefined, texts, findings: [{ key: '', rule: 'structure', reason }] };
  }
  const root = source.statements[0]?.expression;
  if (root && ts.isObjectLiteralExpression(root)) findDuplicates(source, root, [], findings);
  collect(tree, [], texts, findings);
  return { tree, texts, findings };
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isBlock(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * JSON.parse knows the position of most faults, TypeScript's reader that of the others.
 * @param {string} content @param {ts.JsonSourceFile} source @param {unknown} error @returns {Finding}
 */
function invalidJson(content, source, error) {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  const diagnostic = ts.parseConfigFileTextToJson('catalog.json', content).error;
  const offset = position ? Number(position) : (diagnostic?.start ?? content.length);
  const line = source.getLineAndCharacterOfPosition(Math.min(offset, content.length)).line + 1;
  const reason =
    `Line ${line} breaks the file: look there, and at the end of the line above, for a comma, quotation mark or ` +
    `brace that is missing or too many.`;
  return { key: '', rule: 'json', reason };
}

/**
 * @param {ts.JsonSourceFile} source @param {ts.ObjectLiteralExpression} block
 * @param {string[]} path @param {Finding[]} findings
 */
function findDuplicates(source, block, path, findings) {
  const seen = new Set();
  for (const property of block.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) continue;
    const name = property.name.text;
    const here = [...path, name];
    if (seen.has(name)) {
      const line = source.getLineAndCharacterOfPosition(property.name.getStart(source)).line + 1;
      const reason = `The key stands twice in its block, the second time in line ${line}; only that one counts. Remove one.`;
      findings.push({ key: here.join('.'), rule: 'duplicate-key', reason });
    }
    seen.add(name);
    if (ts.isObjectLiteralExpression(property.initializer)) {
      findDuplicates(source, property.initializer, here, findings);
    }
  }
}

/**
 * @param {Record<string, unknown>} block @param {string[]} path
 * @param {Map<string, string>} texts @param {Finding[]} findings
 */
function collect(block, path, texts, findings) {
  for (const [name, value] of Object.entries(block)) {
    const key = [...path, name].join('.');
    if (name === '' || name.includes('.')) {
      findings.push({ key, rule: 'key-name', reason: 'A key must not be empty or hold a full stop.' });
    } else if (isBlock(value)) {
      if (Object.keys(value).length === 0) {
        findings.push({ key, rule: 'empty', reason: 'The block is empty.' });
      }
      collect(value, [...path, name], texts, findings);
    } else if (typeof value !== 'string') {
      const reason =
        'Only texts in quotation marks and blocks of texts are allowed, no numbers, lists or null.';
      findings.push({ key, rule: 'not-text', reason });
    } else if (value.trim() === '') {
      findings.push({ key, rule: 'empty', reason: 'The text is empty.' });
    } else {
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
