import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkKeys } from './check-keys.mjs';
import { checkMessage } from './check-message.mjs';
import { keysInCode } from './code-keys.mjs';
import { readCatalog } from './read-catalog.mjs';
import { matchesAny, stalePatterns } from './rules.mjs';

/** @typedef {import('./read-catalog.mjs').Catalog} Catalog */
/** @typedef {{ file: string, key: string, rule: string, reason: string }} Problem */

/**
 * @typedef {object} Options
 * @property {string} dir folder of the catalogs
 * @property {import('./tables.mjs').Tables} tables
 * @property {import('./rules.mjs').Rules} rules
 * @property {string[]} [sources] folders of code whose use of keys is compared
 * @property {string[]} [only] codes of the languages to check besides English
 */

/**
 * Checks the catalogs of all languages against English.
 * @param {Options} options
 * @returns {Promise<{ locales: number, messages: number, problems: Problem[] }>}
 */
export async function checkCatalogs({ dir, tables, rules, sources = [], only }) {
  /** @type {Problem[]} */
  const problems = [];
  const locales = tables.locales.filter(({ code }) => code === 'en' || !only || only.includes(code));
  /** @type {Map<string, Map<string, Catalog>>} */
  const catalogs = new Map();
  await findStrangeFolders(dir, tables, problems);
  for (const { code } of locales) {
    const folder = await readFolder(dir, code, tables.namespaces, problems);
    if (folder) catalogs.set(code, folder);
  }

  const english = catalogs.get('en') ?? new Map();
  let messages = 0;
  for (const locale of locales) {
    for (const [namespace, { texts }] of catalogs.get(locale.code) ?? []) {
      const file = `${dir}/${locale.code}/${namespace}.json`;
      for (const [key, text] of texts) {
        const source = locale.code === 'en' ? undefined : english.get(namespace)?.texts.get(key);
        const subject = { key: `${namespace}.${key}`, text, english: source, locale };
        // Without an English text there is nothing to compare with, and the key itself is reported.
        if (source === undefined && locale.code !== 'en') continue;
        problems.push(
          ...checkMessage(subject, rules, tables.brand).map((fault) => ({ file, key, ...fault })),
        );
        messages += 1;
      }
    }
  }
  problems.push(...(await keyProblems(dir, catalogs, rules, sources, problems)));
  problems.push(...staleProblems(dir, rules, english));
  return { locales: catalogs.size, messages, problems: sorted(problems, locales) };
}

/**
 * @param {string} dir @param {import('./tables.mjs').Tables} tables @param {Problem[]} problems
 */
async function findStrangeFolders(dir, tables, problems) {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (!entry.isDirectory() || tables.locales.some(({ code }) => code === entry.name)) continue;
    const reason =
      'No such language in lib/i18n/locales.ts: rename or remove the folder, or add the language there.';
    problems.push({ file: `${dir}/${entry.name}`, key: '', rule: 'file', reason });
  }
}

/**
 * @param {string} dir @param {string} code @param {string[]} namespaces @param {Problem[]} problems
 * @returns {Promise<Map<string, Catalog> | undefined>} undefined when the language has no folder
 */
async function readFolder(dir, code, namespaces, problems) {
  const folder = `${dir}/${code}`;
  const names = await readdir(folder).catch(() => undefined);
  if (!names) {
    problems.push({ file: folder, key: '', rule: 'file', reason: 'The folder of this language is missing.' });
    return undefined;
  }
  const expected = namespaces.map((namespace) => `${namespace}.json`);
  // next-intl writes the `.d.json.ts` files: the types of the English texts.
  const strange = names.filter((name) => !/^\.|\.d\.json\.ts$/.test(name) && !expected.includes(name));
  for (const name of strange) {
    const reason = 'No page reads this file: its name is not in lib/i18n/namespaces.ts.';
    problems.push({ file: `${folder}/${name}`, key: '', rule: 'file', reason });
  }
  /** @type {Map<string, Catalog>} */
  const catalogs = new Map();
  for (const namespace of namespaces) {
    const file = `${folder}/${namespace}.json`;
    if (!names.includes(`${namespace}.json`)) {
      problems.push({ file, key: '', rule: 'file', reason: 'The file is missing.' });
      continue;
    }
    const catalog = readCatalog(await readFile(join(folder, `${namespace}.json`), 'utf8'));
    problems.push(...catalog.findings.map((finding) => ({ file, ...finding })));
    if (catalog.tree !== undefined) catalogs.set(namespace, catalog);
  }
  return catalogs;
}

/**
 * @param {string} dir @param {Map<string, Map<string, Catalog>>} catalogs @param {import('./rules.mjs').Rules} rules
 * @param {string[]} sources @param {Problem[]} known problems of files and keys which these must not repeat
 * @returns {Promise<Problem[]>}
 */
async function keyProblems(dir, catalogs, rules, sources, known) {
  const english = catalogs.get('en');
  if (!english || english.size === 0) return [];
  /** @type {Record<string, Record<string, unknown>>} */
  const trees = {};
  for (const [code, files] of catalogs) {
    const comparable = [...files].filter(([namespace]) => english.has(namespace));
    trees[code] = Object.fromEntries(comparable.map(([namespace, { tree }]) => [namespace, tree]));
  }
  const reported = new Set(known.map(({ file, key }) => `${file} ${key}`));
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

/**
 * @param {string} dir @param {import('./rules.mjs').Rules} rules @param {Map<string, Catalog>} english
 * @returns {Problem[]}
 */
function staleProblems(dir, rules, english) {
  const keys = [...english].flatMap(([namespace, { texts }]) =>
    [...texts.keys()].map((key) => `${namespace}.${key}`),
  );
  const reason = 'No English text has such a key: correct the entry or remove it.';
  return stalePatterns(rules, keys).map(({ section, pattern }) => ({
    file: `${dir}/rules.json`,
    key: `${section}: ${pattern}`,
    rule: 'rules',
    reason,
  }));
}

/** @param {Problem[]} problems @param {{ code: string }[]} locales in the order of the report */
function sorted(problems, locales) {
  /** @param {Problem} problem */
  const rank = ({ file }) => locales.findIndex(({ code }) => file.split('/').includes(code));
  return [...problems].sort(
    (a, b) => rank(a) - rank(b) || a.file.localeCompare(b.file, 'en') || a.key.localeCompare(b.key, 'en'),
  );
}
