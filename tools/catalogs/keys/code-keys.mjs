import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

const giveTranslator = /^(?:use|get)Translations$/;

/** The ways to ask a translator for a text, besides calling it. */
const asks = ['rich', 'markup', 'raw', 'has'];

/**
 * A key that the code asks for or writes out. A `*` in it is what only the running code knows.
 * @typedef {{ key: string, file: string, line: number, asked: boolean }} CodeKey `asked`: of a translator whose namespace is known;
 *   otherwise it may be the end of a key, as helpers write it that are given a translator
 */

/**
 * The keys in the code, tests left out.
 * @param {readonly string[]} sources folders of code
 * @returns {Promise<CodeKey[]>}
 */
export async function keysInCode(sources) {
  const lists = await Promise.all(
    sources.map(async (folder) => {
      const names = await readdir(folder, { recursive: true });
      return names
        .filter((name) => /(?<!\.test|\.d\.json)\.tsx?$/.test(name))
        .map((name) => join(folder, name));
    }),
  );
  const files = lists.flat();
  return (await Promise.all(files.map(async (file) => keysOf(file, await readFile(file, 'utf8'))))).flat();
}

/** @param {string} file @param {string} content @returns {CodeKey[]} */
function keysOf(file, content) {
  // Only what is asked or has a full stop can be a key.
  const tree = ts.createSourceFile(file, content, ts.ScriptTarget.Latest);
  /** @type {CodeKey[]} */
  const found = [];

  /** @param {string} key @param {import('typescript').Node} node @param {boolean} asked */
  const add = (key, node, asked) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push({ key, file, line: line + 1, asked });
  };

  /** @param {import('typescript').Node} node @param {Map<string, string[]>} namespaces of the translators in reach, by their names */
  const visit = (node, namespaces) => {
    // The namespace itself is no text, and with a `*` it would stand for all in it.
    if (ts.isCallExpression(node) && namespacesOf(node)) return;
    const inner = ts.isFunctionLike(node) ? new Map(namespaces) : namespaces;
    if (ts.isParameter(node) && ts.isIdentifier(node.name)) inner.delete(node.name.text);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const own = node.initializer && namespacesOf(node.initializer);
      if (own) inner.set(node.name.text, own);
      else inner.delete(node.name.text);
    }
    if (ts.isCallExpression(node) && node.arguments[0]) {
      const of = askedOf(node.expression, inner);
      const ends = of && patterns(node.arguments[0]);
      for (const space of of ?? [])
        for (const end of ends ?? []) add(space ? `${space}.${end}` : end, node, true);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const [key = ''] = patterns(node);
      if (/^[\w-]+\.[\w.*-]*[\w*-]$/.test(key)) add(key, node, false);
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(tree, new Map());
  return found;
}

/**
 * The namespaces of the translator to which this is a question; a plain call asks, `t.rich` and the like ask too.
 * @param {import('typescript').Expression} callee @param {Map<string, string[]>} namespaces
 * @returns {string[] | undefined}
 */
function askedOf(callee, namespaces) {
  const of =
    ts.isPropertyAccessExpression(callee) && asks.includes(callee.name.text) ? callee.expression : callee;
  return ts.isIdentifier(of) ? namespaces.get(of.text) : namespacesOf(of);
}

/** The namespaces for which a translator is asked here; `''` for that of all. @param {import('typescript').Expression} node */
function namespacesOf(node) {
  const call = bare(node);
  if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return undefined;
  if (!giveTranslator.test(call.expression.text)) return undefined;
  const [argument] = call.arguments;
  if (!argument) return [''];
  if (!ts.isObjectLiteralExpression(argument)) return patterns(argument);
  const named = argument.properties.find(
    (property) => property.name && ts.isIdentifier(property.name) && property.name.text === 'namespace',
  );
  return named && ts.isPropertyAssignment(named) ? patterns(named.initializer) : [''];
}

/** What an expression can say, with `*` for what only the running code knows. @param {import('typescript').Expression} node @returns {string[]} */
function patterns(node) {
  const inner = bare(node);
  if (ts.isStringLiteralLike(inner)) return [inner.text];
  if (ts.isTemplateExpression(inner))
    return [inner.head.text + inner.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
  if (ts.isConditionalExpression(inner)) return [...patterns(inner.whenTrue), ...patterns(inner.whenFalse)];
  return ['*'];
}

/** @param {import('typescript').Expression} node */
function bare(node) {
  /** @type {import('typescript').Expression} */
  let inner = node;
  while (
    ts.isAwaitExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isParenthesizedExpression(inner)
  )
    inner = inner.expression;
  return inner;
}
