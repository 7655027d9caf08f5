import { loadRules } from '../rules.mjs';
import { loadGlossary } from '../text/glossary.mjs';
import { displayWidth } from '../text/width.mjs';
import { importSource } from '../../run/checkout/import-source.mjs';
import { againstEnglish } from './against-english.mjs';
import { categoryProblems, fileReasons } from './file-reasons.mjs';
import { linkReasons } from './link-reasons.mjs';
import { articleFile, readArticles } from './read-articles.mjs';
import { readLanguage } from './read-language.mjs';
import { styleProblems } from './style-problems.mjs';

/** @typedef {import('../check-catalogs.mjs').Problem} Problem */
/** @typedef {Awaited<ReturnType<typeof loadArticleTools>>} Tools */
/** @typedef {{ head: Record<string, unknown>, tree: import('mdast').Root, text: string, values: Record<string, string> }} Read a text as it was read */
/** @typedef {{ line?: number | undefined, reason: string }} Fault why a text cannot be read */
/**
 * @typedef {object} Language the texts of a language, by their names
 * @property {string} code
 * @property {Map<string, string>} texts as they stand in their files
 * @property {Map<string, Read>} read those that can be read
 * @property {Map<string, Fault[]>} faults of the others
 * @property {Map<string, string | undefined>} pages that can be linked, by their addresses, with the names of their texts
 */

/** Columns that the lines above a text may take: search results and narrow lists cut longer ones off. */
const widths = /** @type {const} */ ({ title: [4, 65], description: [60, 160], name: [2, 34] });

/** Pages that only another page leads to. */
const steps = new Set(['success', 'oauth', 'register2', 'resetPasswordStep2', 'offline']);

/** The modules of the site that read texts, and the addresses of its other pages. */
export async function loadArticleTools() {
  const [
    kinds,
    categories,
    { readHead },
    { articleTree },
    shape,
    { fillIn },
    { routes },
    { locales },
    { localeTable },
  ] = await Promise.all(
    [
      'lib/articles/kinds.ts',
      'lib/articles/categories.ts',
      'lib/articles/front-matter.ts',
      'lib/articles/syntax.ts',
      'lib/articles/shape.ts',
      'lib/articles/values.ts',
      'lib/routes/routes.ts',
      'lib/i18n/locales.ts',
      'lib/i18n/locale-table.ts',
    ].map(importSource),
  );
  const all = /** @type {{ id: string, path: string }[]} */ (routes);
  return {
    ...kinds,
    ...categories,
    readHead,
    articleTree,
    shape,
    fillIn,
    locales,
    langs: languageTags(localeTable),
    /** Every page that is not made of a post or a landing page. */
    pages: new Set(all.map(({ path }) => path)),
    /** Those of them that a text can link. */
    linkedPages: new Set(all.filter(({ id }) => !steps.has(id)).map(({ path }) => path)),
  };
}

/** @param {Record<string, { lang: string }>} table @returns {Record<string, string | undefined>} by language its BCP 47 tag */
function languageTags(table) {
  return Object.fromEntries(Object.entries(table).map(([code, { lang }]) => [code, lang]));
}

/**
 * Checks the texts of `content`: where they lie, what stands above them, what they link and draw, and each translation against its
 * English.
 *
 * @param {readonly string[]} codes of the languages to check, English among them
 * @param {{ tools?: Tools, articles?: Map<string, Map<string, string>>, glossary?: import('../text/glossary.mjs').Glossary, rules?: import('../rules.mjs').Rules }} [given]
 * @returns {Promise<Problem[]>} what is wrong, and as warnings what a language lacks
 */
export async function checkArticles(codes, given = {}) {
  const tools = given.tools ?? (await loadArticleTools());
  const articles = given.articles ?? (await readArticles(codes));
  const glossary = given.glossary ?? (await loadGlossary('messages/GLOSSARY.md'));
  const rules = given.rules ?? (await loadRules('messages/rules.json'));
  const english = readLanguage(tools, 'en', articles);
  const others = codes.filter((code) => code !== 'en').map((code) => readLanguage(tools, code, articles));
  return [english, ...others].flatMap((language) => {
    const { code, texts } = language;
    return [
      ...[...english.texts.keys()]
        .filter((name) => !texts.has(name))
        .map((name) => missingProblem(name, code)),
      ...categoryProblems(tools, code, texts),
      ...[...texts.keys()]
        .filter((name) => name.endsWith('.mdx'))
        .flatMap((name) => textProblems(tools, name, language, english)),
      ...[...texts].flatMap(([name, text]) =>
        styleProblems(name, text, { code, lang: tools.langs[code] ?? code }, glossary.get(code) ?? [], rules),
      ),
    ];
  });
}

/** @param {Tools} tools @param {string} name @param {Language} language @param {Language} english @returns {Problem[]} */
function textProblems(tools, name, language, english) {
  const { code, read, faults } = language;
  const own = read.get(name);
  /** @type {Fault[]} */
  const reasons = [
    ...fileReasons(tools, name).map((reason) => ({ reason })),
    ...(faults.get(name) ?? []),
    ...(own ? headReasons(tools, own).map((reason) => ({ reason })) : []),
    ...(own ? linkReasons(tools, own, language) : []),
    ...(own ? [...partReasons(tools, own), ...headlineReasons(own)] : []),
    ...(code === 'en' ? [] : againstEnglish(tools, name, language, english).map((reason) => ({ reason }))),
  ];
  const file = articleFile(name, code);
  return reasons.map(({ line, reason }) => ({ file, key: '', rule: 'article', reason, line }));
}

/** Posts and landing pages may be there in some languages only. @param {string} name @param {string} code @returns {Problem} */
function missingProblem(name, code) {
  const file = articleFile(name, code);
  const optional = !name.startsWith('legal/') && name.endsWith('.mdx');
  const reason = optional
    ? 'Not translated: this language has no such page, and no list, feed or sitemap names it.'
    : 'The file is missing.';
  return {
    file,
    key: '',
    rule: optional ? 'untranslated' : 'article',
    reason,
    ...(optional && { warning: true }),
  };
}

/** @param {Tools} tools @param {Read} read */
function headReasons({ fillIn }, { head, values }) {
  const days =
    typeof head.published === 'string' && String(head.updated) < head.published
      ? [`updated (${head.updated}) is before published (${head.published}).`]
      : [];
  const lines = Object.entries(widths).flatMap(([key, [least, most]]) => {
    const value = head[key];
    if (typeof value !== 'string') return [];
    const width = displayWidth(fillIn(value, values));
    return width < least || width > most
      ? [
          `The ${key} takes ${width} columns (Chinese, Japanese and Korean characters count two); it should take ${least} to ${most}.`,
        ]
      : [];
  });
  return [...days, ...lines];
}

/** @param {Read} read @returns {Fault[]} */
function headlineReasons({ tree }) {
  const reason =
    'The title above the text is the page’s only first headline: begin a section with ## instead of #.';
  return tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 1 ? [{ line: node.position?.start.line, reason }] : [],
  );
}

/** @param {Tools} tools @param {Read} read */
function partReasons({ shape, liveTypes }, { tree }) {
  return shape.partsOf(tree).flatMap((/** @type {{ line: number, text: string }} */ { line, text }) => {
    const [name = '', type = ''] = text.split(' ');
    const known = liveTypes[/** @type {'Try'} */ (name)];
    return known && !known.includes(type)
      ? [{ line, reason: `<${name}> cannot show ${type || 'nothing'}; it can show ${known.join(', ')}.` }]
      : [];
  });
}
