import { keysInCode } from './code-keys.mjs';
import { matchesAny } from '../rules.mjs';

/** @typedef {import('../read/read-catalog.mjs').Catalog} Catalog */
/** @typedef {import('../check-catalogs.mjs').Problem} Problem */
/** @typedef {{ key: string, rule: string, reason: string }} Fault */

/**
 * @param {string} dir @param {Map<string, Map<string, Catalog>>} catalogs @param {import('../rules.mjs').Rules} rules
 * @param {string[]} sources folders of code; none leaves out the comparison with it
 * @param {Problem[]} known problems of files and keys which these must not repeat
 * @returns {Promise<Problem[]>}
 */
export async function keyProblems(dir, catalogs, rules, sources, known) {
  const english = catalogs.get('en');
  if (!english || english.size === 0) return [];
  /** @type {Problem[]} */
  const problems = [];
  for (const [code, files] of catalogs) {
    for (const [namespace, { tree }] of code === 'en' ? [] : files) {
      const file = `${dir}/${code}/${namespace}.json`;
      const first = english.get(namespace)?.tree;
      if (first !== undefined) problems.push(...compare(first, tree).map((fault) => ({ file, ...fault })));
    }
  }
  if (sources.length > 0) problems.push(...(await codeProblems(dir, english, rules, sources)));
  const reported = new Set(known.filter(({ warning }) => !warning).map(({ file, key }) => `${file} ${key}`));
  return problems.filter(({ file, key }) => !reported.has(`${file} `) && !reported.has(`${file} ${key}`));
}

/** @param {unknown} english @param {unknown} own @param {string} [key] at which both stand @returns {Fault[]} */
function compare(english, own, key = '') {
  if (!isBlock(english) || !isBlock(own)) {
    if (isBlock(english) === isBlock(own)) return [];
    const [here, there] = isBlock(own) ? ['a block of texts', 'one text'] : ['one text', 'a block of texts'];
    return [
      {
        key,
        rule: 'structure',
        reason: `This is ${here}, in English it is ${there}; give both the same form.`,
      },
    ];
  }
  return [...new Set([...Object.keys(english), ...Object.keys(own)])].flatMap((name) => {
    const path = key ? `${key}.${name}` : name;
    if (!(name in own)) return leaves(english[name], path).map(missing);
    if (!(name in english)) return leaves(own[name], path).map(superfluous);
    return compare(english[name], own[name], path);
  });
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isBlock = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {string} key @returns {string[]} */
const leaves = (value, key) =>
  isBlock(value) ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${key}.${name}`)) : [key];

/** @param {string} key @returns {Fault} */
const missing = (key) => ({
  key,
  rule: 'missing-key',
  reason: 'The key is missing: add it with a translation of the English below.',
});

/** @param {string} key @returns {Fault} */
const superfluous = (key) => ({
  key,
  rule: 'superfluous-key',
  reason: 'English has no such key: remove it, or correct its spelling.',
});

/** @param {string} dir @param {Map<string, Catalog>} english @param {import('../rules.mjs').Rules} rules @param {string[]} sources */
async function codeProblems(dir, english, rules, sources) {
  const found = await keysInCode(sources);
  const patterns = found.flatMap(({ key, asked }) => (asked ? [key] : [key, `*.${key}`]));
  const exact = new Set(patterns);
  const open = [...rules.usedIndirectly, ...[...exact].filter((key) => key.includes('*'))];
  const texts = [...english].flatMap(([namespace, { tree }]) => leaves(tree, namespace));
  const known = new Set(texts);

  /** @param {string} full @param {string} rule @param {string} reason @returns {Problem} */
  const problem = (full, rule, reason) => {
    const [namespace, ...path] = full.split('.');
    return { file: `${dir}/en/${namespace}.json`, key: path.join('.'), rule, reason };
  };
  const unused =
    'No page shows this text. Remove it in every language, or list it in rules.json under usedIndirectly.';
  return [
    ...texts
      .filter((key) => !exact.has(key) && !matchesAny(open, key))
      .map((key) => problem(key, 'unused-key', unused)),
    ...found
      .filter(({ key, asked }) => asked && !key.includes('*') && !known.has(key) && !isBlockOf(key, texts))
      .map(({ key, file, line }) =>
        problem(key, 'undefined-key', `${file}:${line} shows this text, but English does not have it.`),
      ),
  ];
}

/** @param {string} key @param {string[]} texts */
const isBlockOf = (key, texts) => texts.some((text) => text.startsWith(`${key}.`));
