import { withArticles } from './articles/read-articles.mjs';
import { behindProblems } from './ledger/behind-problems.mjs';
import { checkMessage } from './text/check-message.mjs';
import { loadGlossary, unsaidTerms } from './text/glossary.mjs';
import { plainTexts } from './text/message.mjs';
import { keyProblems } from './keys/key-problems.mjs';
import { readCatalogs } from './read/read-folders.mjs';
import { stalePatterns } from './rules.mjs';

/** @typedef {import('./read/read-catalog.mjs').Catalog} Catalog */

/**
 * `line` and `text` are where the key stands, and what it says, in that file or, where it has no such key, in English. A
 * `warning` breaks nothing.
 * @typedef {object} Problem
 * @property {string} file
 * @property {string} key
 * @property {string} rule
 * @property {string} reason
 * @property {string} [hint] commands, for whoever has a terminal
 * @property {boolean} [warning]
 * @property {number | undefined} [line]
 * @property {string | undefined} [text]
 */

/**
 * @typedef {object} Options
 * @property {string} dir folder of the catalogs
 * @property {import('./tables.mjs').Tables} tables
 * @property {import('./rules.mjs').Rules} rules
 * @property {string[]} [sources] folders of code whose use of keys is compared
 * @property {string[]} [only] codes of the languages to check besides English
 * @property {string[]} [changed] files whose messages are checked, and those translated from them; all others were found right before
 * @property {import('./ledger/ledger.mjs').Ledger | undefined} [ledger] of which English the translations are
 */

/**
 * @param {Options} options
 * @returns {Promise<{ locales: number, messages: number, problems: Problem[], warnings: Problem[], catalogs: Map<string, Map<string, Catalog>> }>}
 */
export async function checkCatalogs({ dir, tables, rules, sources = [], only, changed, ledger }) {
  const locales = tables.locales.filter(({ code }) => code === 'en' || !only || only.includes(code));
  const { catalogs, problems } = await readCatalogs(dir, tables, only);
  const english = catalogs.get('en') ?? new Map();
  const glossary = await loadGlossary(`${dir}/GLOSSARY.md`);
  let messages = 0;
  for (const locale of locales) {
    for (const [namespace, { texts }] of catalogs.get(locale.code) ?? []) {
      const file = `${dir}/${locale.code}/${namespace}.json`;
      const isRight = changed && !changed.includes(file) && !changed.includes(`${dir}/en/${namespace}.json`);
      for (const [key, text] of texts) {
        const source = locale.code === 'en' ? undefined : english.get(namespace)?.texts.get(key);
        const subject = { key: `${namespace}.${key}`, text, english: source, locale };
        // Without an English text there is nothing to compare with, and the key itself is reported.
        if (source === undefined && locale.code !== 'en') continue;
        messages += 1;
        if (isRight) continue;
        problems.push(
          ...checkMessage(subject, rules, tables.brand, glossary).map((fault) => ({ file, key, ...fault })),
        );
      }
    }
  }
  problems.push(...(await keyProblems(dir, catalogs, rules, sources, problems)));
  problems.push(...staleProblems(dir, rules, english));
  problems.push(...unsaidProblems(dir, glossary, english));
  if (ledger)
    problems.push(
      ...(await behindProblems(dir, dir === 'messages' ? await withArticles(catalogs) : catalogs, ledger)),
    );
  const all = sorted(
    problems.map((problem) => placed(problem, catalogs)),
    locales,
  );
  return {
    locales: catalogs.size,
    messages,
    problems: all.filter(({ warning }) => !warning),
    warnings: all.filter(({ warning }) => warning),
    catalogs,
  };
}

/** @param {Problem} problem @param {Map<string, Map<string, Catalog>>} catalogs @returns {Problem} */
function placed(problem, catalogs) {
  const [code = '', name = ''] = problem.file.split('/').slice(-2);
  const namespace = name.replace(/\.json$/, '');
  const own = catalogs.get(code)?.get(namespace);
  const text = (own?.texts ?? new Map()).get(problem.key);
  return {
    ...problem,
    line: own?.lines.get(problem.key),
    text: text ?? catalogs.get('en')?.get(namespace)?.texts.get(problem.key),
  };
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

/**
 * @param {string} dir @param {import('./text/glossary.mjs').Glossary} glossary @param {Map<string, Catalog>} english
 * @returns {Problem[]}
 */
function unsaidProblems(dir, glossary, english) {
  const texts = plainTexts([...english.values()].flatMap((catalog) => [...catalog.texts.values()]));
  const reason = 'No English text says this: write it as the texts have it, or leave its check empty (–).';
  return unsaidTerms(glossary, texts).map(({ code, term }) => ({
    file: `${dir}/GLOSSARY.md`,
    key: `${code}: ${term}`,
    rule: 'glossary',
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
