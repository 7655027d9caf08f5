import { loadRules } from '../rules.mjs';
import { loadGlossary } from '../text/glossary.mjs';
import { displayWidth } from '../text/width.mjs';
import { againstEnglish } from './against-english.mjs';
import { loadArticleTools } from './article-tools.mjs';
import { categoryProblems, fileReasons } from './file-reasons.mjs';
import { addressOf, linkReasons } from './link-reasons.mjs';
import { numberReasons } from './number-reasons.mjs';
import { pictureReasons, unusedPictures } from './picture-reasons.mjs';
import { articleFile, readArticles } from './read-articles.mjs';
import { readLanguage } from './read-language.mjs';
import { styleProblems } from './style-problems.mjs';
import { untranslatedReasons } from './untranslated-reasons.mjs';

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
export const widths = /** @type {const} */ ({ title: [4, 65], description: [60, 160], name: [2, 34] });

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
  const problems = [english, ...others].flatMap((language) => {
    const { code, texts } = language;
    return [
      ...[...english.texts.keys()]
        .filter((name) => !isOptional(name) && !texts.has(name))
        .map((name) => ({ file: articleFile(name, code), ...missing })),
      ...categoryProblems(tools, code, texts),
      ...[...texts.keys()]
        .filter((name) => name.endsWith('.mdx'))
        .flatMap((name) => textProblems(tools, name, language, english)),
      ...[...texts].flatMap(([name, text]) =>
        styleProblems(name, text, { code, lang: tools.langs[code] ?? code }, glossary.get(code) ?? [], rules),
      ),
    ];
  });
  // A picture may be for one language: whether nobody shows it, all languages say.
  const isWhole = tools.locales.every((/** @type {string} */ code) => code === 'en' || codes.includes(code));
  return [
    ...problems,
    ...untranslated(english, others),
    ...(isWhole ? unusedPictures(tools, [english, ...others]) : []),
  ];
}

/** @param {Tools} tools @param {string} name @param {Language} language @param {Language} english @returns {Problem[]} */
function textProblems(tools, name, language, english) {
  const { code, read, faults } = language;
  const own = read.get(name);
  const original = code === 'en' ? undefined : english.read.get(name);
  /** @type {Fault[]} */
  const reasons = [
    ...fileReasons(tools, name).map((reason) => ({ reason })),
    ...(faults.get(name) ?? []),
    ...(own ? headReasons(tools, own) : []),
    ...(own && !tools.isFramable(addressOf(name).slice(1), own.head.layout)
      ? [{ reason: `${tools.deepLayout}.` }]
      : []),
    ...(own ? linkReasons(tools, own, language) : []),
    ...(own ? [...partReasons(tools, own), ...headlineReasons(own)] : []),
    ...(own ? pictureReasons(tools, own, original) : []),
    ...(own && original ? numberReasons(own.tree, original.tree, code, name.startsWith('legal/')) : []),
    ...(code === 'en' ? [] : againstEnglish(tools, name, language, english).map((reason) => ({ reason }))),
  ];
  const file = articleFile(name, code);
  const untranslatedHere = own && original ? untranslatedReasons(own, original) : [];
  return [
    ...reasons.map(({ line, reason }) => ({ file, key: '', rule: 'article', reason, line })),
    // A draft may be handed over before all of it is translated; without that word it may not.
    ...untranslatedHere.map(({ line, reason }) => ({
      ...{ file, key: '', rule: 'untranslated', reason, line },
      ...(own?.head.draft === true && { warning: true }),
    })),
  ];
}

const missing = {
  key: '',
  rule: 'article',
  reason: 'The file is missing: take it back from git, or copy the English one and translate it.',
};

/** Posts and landing pages may be there in some languages only. @param {string} name */
const isOptional = (name) => !name.startsWith('legal/') && name.endsWith('.mdx');

/** @param {Language} english @param {readonly Language[]} others @returns {Problem[]} */
function untranslated(english, others) {
  const names = [...english.texts.keys()].filter(
    (name) => isOptional(name) && english.read.get(name)?.head.draft !== true,
  );
  return names.flatMap((name) => {
    const codes = others.filter(({ texts }) => !texts.has(name)).map(({ code }) => code);
    if (codes.length === 0) return [];
    const reason = `Not translated: ${codes.join(', ')} ${codes.length === 1 ? 'has' : 'have'} no such page, and no list, feed or sitemap there names it.`;
    return [{ file: articleFile(name, 'en'), key: '', rule: 'untranslated', reason, warning: true }];
  });
}

/** @param {Tools} tools @param {Read} read @returns {Fault[]} */
function headReasons({ fill }, { head, values, text }) {
  const rows = text.split('\n');
  /** @param {string} key */
  const lineOf = (key) => rows.findIndex((row) => row.startsWith(`${key}:`)) + 1 || undefined;
  const days =
    typeof head.published === 'string' && String(head.updated) < head.published
      ? [
          {
            line: lineOf('updated'),
            reason: `“Last changed” (updated, ${head.updated}) is before “Out from” (published, ${head.published}): correct the wrong one of the two.`,
          },
        ]
      : [];
  const lines = Object.entries(widths).flatMap(([key, [least, most]]) => {
    const value = head[key];
    if (typeof value !== 'string') return [];
    const width = displayWidth(fill(value, values));
    return width < least || width > most
      ? [
          {
            line: lineOf(key),
            reason: `The ${key} takes ${width} columns (Chinese, Japanese and Korean characters count two); it should take ${least} to ${most}.`,
          },
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
