import { displayWidth } from '../text/width.mjs';
import { importSource } from '../../run/checkout/import-source.mjs';
import { articleFile, readArticles } from './read-articles.mjs';
import { shapeReasons } from './shape-reasons.mjs';

/** @typedef {import('../check-catalogs.mjs').Problem} Problem */
/** @typedef {Awaited<ReturnType<typeof loadArticleTools>>} Tools */
/** @typedef {{ head: Record<string, unknown>, tree: import('mdast').Root, text: string }} Read a text as it was read */

/** Columns that the lines above a text may take: search results and narrow lists cut longer ones off. */
const widths = /** @type {const} */ ({ title: [4, 65], description: [60, 160], name: [2, 34] });

/** The modules of the site that read texts, and the addresses that these can link. */
export async function loadArticleTools() {
  const [{ articleKinds, liveTypes }, { readHead }, { articleTree }, shape, { pageRoutes }, { courses }] =
    await Promise.all([
      importSource('lib/articles/kinds.ts'),
      importSource('lib/articles/front-matter.ts'),
      importSource('lib/articles/syntax.ts'),
      importSource('lib/articles/shape.ts'),
      importSource('lib/routes/routes.ts'),
      importSource('lib/site/courses.ts'),
    ]);
  const pages = [
    ...Object.values(pageRoutes).map(({ path }) => path),
    ...courses.map((/** @type {{ slug: string }} */ { slug }) => `/courses/${slug}`),
  ];
  return { articleKinds, liveTypes, readHead, articleTree, shape, pages: new Set(pages) };
}

/**
 * Checks the texts of `content`: what stands above them, what they link and draw, and each translation against its English.
 *
 * @param {readonly string[]} codes of the languages to check, English among them
 * @param {{ tools?: Tools, articles?: Map<string, Map<string, string>> }} [given]
 * @returns {Promise<Problem[]>} what is wrong, and as warnings what a language lacks
 */
export async function checkArticles(codes, given = {}) {
  const tools = given.tools ?? (await loadArticleTools());
  const articles = given.articles ?? (await readArticles(codes));
  const english = articles.get('en') ?? new Map();
  /** @type {Map<string, Read>} */
  const read = new Map();
  return ['en', ...codes.filter((code) => code !== 'en')].flatMap((code) => {
    const own = articles.get(code) ?? new Map();
    const missing = [...english.keys()]
      .filter((name) => !own.has(name))
      .map((name) => missingProblem(name, code));
    const found = [...own]
      .filter(([name]) => name.endsWith('.mdx'))
      .flatMap(([name, text]) => {
        const file = articleFile(name, code);
        /** @param {string} reason @param {number} [line] @returns {Problem} */
        const problem = (reason, line) => ({ file, key: '', rule: 'article', reason, line });
        /** @param {{ reason: string, line: number }} fault */
        const placed = ({ reason, line }) => problem(reason, line);
        try {
          const parsed = readArticle(tools, file, name, text);
          if (code === 'en') read.set(name, parsed);
          return [
            ...headReasons(parsed).map((reason) => problem(reason)),
            ...linkReasons(tools, parsed, code, articles).map(placed),
            ...partReasons(tools, parsed).map(placed),
            ...(code === 'en'
              ? []
              : againstEnglish(tools, parsed, read.get(name)).map((reason) => problem(reason))),
          ];
        } catch (error) {
          const { line, reason } = /** @type {{ line?: number, reason?: string }} */ (error);
          if (reason === undefined) throw error;
          return [problem(`The text ${reason}.`, line)];
        }
      });
    return [...missing, ...found];
  });
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

/** @param {Tools} tools @param {string} file @param {string} name @param {string} text @returns {Read} */
function readArticle({ articleKinds, readHead, articleTree }, file, name, text) {
  const kind = articleKinds[/** @type {'blog'} */ (name.split('/')[0])];
  const { head, body } = readHead({ file, text }, kind.head);
  return { head, tree: articleTree({ file, text: body }, kind.vocabulary), text };
}

/** @param {Read} read */
function headReasons({ head }) {
  return Object.entries(widths).flatMap(([key, [least, most]]) => {
    const value = head[key];
    if (typeof value !== 'string') return [];
    const width = displayWidth(value);
    return width < least || width > most
      ? [
          `The ${key} takes ${width} columns (Chinese, Japanese and Korean characters count two); it should take ${least} to ${most}.`,
        ]
      : [];
  });
}

/** @param {Tools} tools @param {Read} read @param {string} code @param {Map<string, Map<string, string>>} articles */
function linkReasons({ shape, pages }, { tree, head }, code, articles) {
  const own = articles.get(code) ?? new Map();
  /** @param {string} path */
  const isPage = (path) =>
    pages.has(path) ||
    own.has(`blog${path.replace(/^\/blog/, '')}.mdx`) ||
    own.has(`landing${path}.mdx`) ||
    [...own.keys()].some((name) => name.startsWith(`${path.slice(1)}/`));
  const related = Array.isArray(head.related) ? head.related : [];
  return [
    ...shape.linksOf(tree).flatMap((/** @type {{ line: number, text: string }} */ { line, text }) => {
      if (/^(https:\/\/|mailto:|#)/.test(text)) return [];
      if (!text.startsWith('/'))
        return [
          {
            line,
            reason: `The link ${text} should begin with https:// or, for a page of this site, with /.`,
          },
        ];
      return isPage(text.replace(/[?#].*$/, ''))
        ? []
        : [{ line, reason: `There is no page ${text} in this language.` }];
    }),
    ...related.flatMap((path) =>
      own.has(`blog/${path}.mdx`)
        ? []
        : [{ line: 1, reason: `There is no related post ${path} in this language.` }],
    ),
  ];
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

/** @param {Tools} tools @param {Read} read @param {Read | undefined} english */
function againstEnglish({ shape }, read, english) {
  if (!english) return ['There is no such English text: it is written first.'];
  const days = ['published', 'related'].filter((key) => String(read.head[key]) !== String(english.head[key]));
  return [
    ...days.map((key) => `${key} is not that of the English text.`),
    ...shapeReasons(shape.shapeOf(read.tree), shape.shapeOf(english.tree)),
    ...valueReasons(read.text, english.text),
  ];
}

/** @param {string} text @param {string} english */
function valueReasons(text, english) {
  /** @param {string} whole */
  const names = (whole) => [...new Set(whole.match(/\{\w+\}/g) ?? [])].sort().join(' ');
  return names(text) === names(english)
    ? []
    : [`It names ${names(text) || 'no value'}; the English names ${names(english)}.`];
}
