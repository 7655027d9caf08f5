import { parseTree } from 'jsonc-parser';
import ts from 'typescript';
import { yamlTree } from './yaml-rows.mjs';

/** @typedef {import('jsonc-parser').Node} Node */

/**
 * The values of a file with their places: of JSON all of it; of YAML its entries as a list; of TypeScript an object with the exported
 * constants whose value is written out, each by its name.
 *
 * @param {string} file its name
 * @param {string} content
 * @returns {Node | undefined} undefined for what cannot be read
 */
export function treeOf(file, content) {
  if (file.endsWith('.ts')) return constantsOf(content);
  if (file.endsWith('.yml')) return yamlTree(content);
  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = [];
  const tree = parseTree(content, errors);
  return errors.length > 0 ? undefined : tree;
}

/** @param {string} content @returns {Node} */
function constantsOf(content) {
  const source = parsed(content);
  const children = source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement) || !isExported(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const value = initializer && nodeOf(initializer, source);
      return ts.isIdentifier(name) && value ? [property(keyOf(name, source), value)] : [];
    });
  });
  return { type: 'object', offset: 0, length: content.length, children };
}

/**
 * What the comments of a TypeScript file say of each value, by its path with dots.
 *
 * @param {string} file @param {string} content
 * @returns {Map<string, string>}
 */
export function commentsOf(file, content) {
  /** @type {Map<string, string>} */
  const found = new Map();
  if (!file.endsWith('.ts')) return found;
  const source = parsed(content);
  /** @param {ts.Node} node @param {string} path */
  const visit = (node, path) => {
    const named =
      ts.isPropertyAssignment(node) || (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name))
        ? node.name
        : undefined;
    const own = named ? [...(path ? [path] : []), nameOf(named)].join('.') : path;
    if (named) {
      const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
      const words = comment && ts.getTextOfJSDocComment(comment.comment);
      if (words) found.set(own, words.replace(/\s+/g, ' ').trim());
    }
    ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(source, '');
  return found;
}

/** @param {string} content */
const parsed = (content) => ts.createSourceFile('file.ts', content, ts.ScriptTarget.Latest, true);

/** @param {ts.VariableStatement} statement */
const isExported = ({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** @param {ts.PropertyName | ts.BindingName} name */
const nameOf = (name) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '');

/** @param {ts.Expression} given @param {ts.SourceFile} source @returns {Node | undefined} */
function nodeOf(given, source) {
  if (ts.isAsExpression(given) || ts.isSatisfiesExpression(given)) return nodeOf(given.expression, source);
  const place = placeOf(given, source);
  if (ts.isObjectLiteralExpression(given)) {
    const children = given.properties.map((one) => {
      if (!ts.isPropertyAssignment(one)) return undefined;
      const value = nodeOf(one.initializer, source);
      return value && property(keyOf(one.name, source), value);
    });
    return isWhole(children) ? { type: 'object', ...place, children } : undefined;
  }
  if (ts.isArrayLiteralExpression(given)) {
    const children = given.elements.map((one) => nodeOf(one, source));
    return isWhole(children) ? { type: 'array', ...place, children } : undefined;
  }
  return literalOf(given, place);
}

/** @param {(Node | undefined)[]} nodes @returns {nodes is Node[]} */
const isWhole = (nodes) => nodes.every((node) => node !== undefined);

/** @param {ts.Expression} given @param {{ offset: number, length: number }} place @returns {Node | undefined} */
function literalOf(given, place) {
  if (ts.isStringLiteralLike(given)) return { type: 'string', ...place, value: given.text };
  if (ts.isNumericLiteral(given)) return { type: 'number', ...place, value: Number(given.text) };
  if (ts.isPrefixUnaryExpression(given) && ts.isNumericLiteral(given.operand))
    return { type: 'number', ...place, value: -Number(given.operand.text) };
  if (given.kind === ts.SyntaxKind.TrueKeyword) return { type: 'boolean', ...place, value: true };
  if (given.kind === ts.SyntaxKind.FalseKeyword) return { type: 'boolean', ...place, value: false };
  return given.kind === ts.SyntaxKind.NullKeyword ? { type: 'null', ...place, value: null } : undefined;
}

/** @param {ts.PropertyName | ts.BindingName} name @param {ts.SourceFile} source @returns {Node} */
const keyOf = (name, source) => ({ type: 'string', ...placeOf(name, source), value: nameOf(name) });

/** @param {ts.Node} node @param {ts.SourceFile} source */
const placeOf = (node, source) => ({
  offset: node.getStart(source),
  length: node.getEnd() - node.getStart(source),
});

/** @param {Node} key @param {Node} value @returns {Node} */
const property = (key, value) => ({
  type: 'property',
  offset: key.offset,
  length: value.offset + value.length - key.offset,
  children: [key, value],
});
