import { addressOf } from './link-reasons.mjs';
import { articleFile } from './read-articles.mjs';

/** @typedef {import('../check-catalogs.mjs').Problem} Problem */
/** @typedef {import('./check-articles.mjs').Tools} Tools */

const words = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const categories = 'blog/categories.yml';

/**
 * What is wrong with where a text lies, which makes its address.
 *
 * @param {Tools} tools
 * @param {string} name of its file, `blog/skills/describe-a-photo.mdx`
 * @returns {string[]}
 */
export function fileReasons({ pages, locales }, name) {
  const [kind, ...parts] = name.replace(/\.mdx$/, '').split('/');
  const wrong = parts.filter((part) => !words.test(part));
  const address = addressOf(name);
  const [, first = '', second] = address.split('/');
  const isTaken =
    pages.has(address) ||
    locales.includes(first) ||
    (second !== undefined && ['blog', 'courses'].includes(first));
  return [
    ...wrong.map(
      (part) =>
        `The name “${part}” becomes a part of the page’s address: it has to be lower-case words with hyphens, such as describe-a-photo.`,
    ),
    ...(kind === 'blog' && parts.length === 1
      ? ['The post has to lie in the folder of a category, such as skills.']
      : []),
    ...(kind === 'landing' && isTaken
      ? [`The address ${address} belongs to another page: the file needs another name.`]
      : []),
  ];
}

/**
 * Whether each folder of the blog's posts has its name and description.
 *
 * @param {Tools} tools
 * @param {string} code of the language
 * @param {Map<string, string>} texts of the language
 * @returns {Problem[]}
 */
export function categoryProblems({ readCategories, foldersOf }, code, texts) {
  const file = articleFile(categories, code);
  /** @param {string} reason @param {number} [line] @returns {Problem} */
  const problem = (reason, line) => ({ file, key: '', rule: 'article', reason, line });
  /** @type {Map<string, string>} */
  const used = new Map();
  for (const name of texts.keys()) {
    if (!/^blog\/.+\/.+\.mdx$/.test(name)) continue;
    const folder = name.split('/').slice(1, -1).join('/');
    for (const path of foldersOf(folder)) if (!used.has(path)) used.set(path, articleFile(name, code));
  }
  try {
    const text = texts.get(categories);
    const named = text === undefined ? {} : readCategories({ file, text });
    return [...used]
      .filter(([path]) => !Object.hasOwn(named, path))
      .map(([path, post]) =>
        problem(`It lacks the category ${path}, in which ${post} lies: give its name and description.`),
      );
  } catch (error) {
    const { line, reason } = /** @type {{ line?: number, reason?: string }} */ (error);
    if (reason === undefined) throw error;
    return [problem(`The file ${reason}.`, line)];
  }
}
