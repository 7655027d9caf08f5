import { checkKeys } from './check-keys.mjs';
import { keysInCode } from './code-keys.mjs';
import { matchesAny } from '../rules.mjs';

/** @typedef {import('../read/read-catalog.mjs').Catalog} Catalog */
/** @typedef {import('../check-catalogs.mjs').Problem} Problem */

/**
 * What is missing or too many, between the languages and between texts and code.
 * @param {string} dir @param {Map<string, Map<string, Catalog>>} catalogs @param {import('../rules.mjs').Rules} rules
 * @param {string[]} sources @param {Problem[]} known problems of files and keys which these must not repeat
 * @returns {Promise<Problem[]>}
 */
export async function keyProblems(dir, catalogs, rules, sources, known) {
  const english = catalogs.get('en');
  if (!english || english.size === 0) return [];
  /** @type {Record<string, Record<string, unknown>>} */
  const trees = {};
  for (const [code, files] of catalogs) {
    const comparable = [...files].filter(([namespace]) => english.has(namespace));
    trees[code] = Object.fromEntries(comparable.map(([namespace, { tree }]) => [namespace, tree]));
  }
  const reported = new Set(known.filter(({ warning }) => !warning).map(({ file, key }) => `${file} ${key}`));
  const inCode = [...(await keysInCode(sources))].flatMap((pattern) => [pattern, `*.${pattern}`]);
  const used = [...rules.usedIndirectly, ...inCode];
  return (await checkKeys(trees, sources)).flatMap((issue) => {
    const [namespace = '', ...path] = issue.key.split('.');
    const file = `${dir}/${issue.locale}/${namespace}.json`;
    const key = path.join('.');
    if (reported.has(`${file} `) || reported.has(`${file} ${key}`)) return [];
    if (issue.rule === 'orphan-message' && matchesAny(used, issue.key)) return [];
    return [{ file, key, rule: ruleNames[issue.rule] ?? issue.rule, reason: keyReason(issue) }];
  });
}

/** @type {Record<string, string>} */
const ruleNames = {
  'missing-translation': 'missing-key',
  'structure-mismatch': 'structure',
  'orphan-message': 'unused-key',
};

/** @param {import('./check-keys.mjs').Issue} issue */
function keyReason({ rule, message, sourceReferences }) {
  const [use] = sourceReferences ?? [];
  switch (rule) {
    case 'missing-translation':
      return 'The key is missing; English has it.';
    case 'superfluous-key':
      return 'English has no such key: remove it, or correct its spelling.';
    case 'structure-mismatch':
      return `${message.replace(/ for en$/, ' in English')}; give both the same form.`;
    case 'orphan-message':
      return 'No page shows this text. Remove it in every language, or list it in rules.json under usedIndirectly.';
    case 'undefined-key':
      return `${use ? `${use.path}:${use.line ?? 1}` : 'The code'} shows this text, but English does not have it.`;
    default:
      return message;
  }
}
