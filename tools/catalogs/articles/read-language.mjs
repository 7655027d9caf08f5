import { linkable } from './link-reasons.mjs';
import { articleFile } from './read-articles.mjs';

/** @typedef {import('./check-articles.mjs').Tools} Tools */
/** @typedef {import('./check-articles.mjs').Read} Read */
/** @typedef {import('./check-articles.mjs').Fault} Fault */
/** @typedef {import('./check-articles.mjs').Language} Language */

/**
 * @param {Tools} tools
 * @param {string} code
 * @param {Map<string, Map<string, string>>} articles
 * @returns {Language}
 */
export function readLanguage(tools, code, articles) {
  const texts = articles.get(code) ?? new Map();
  /** @type {Language} */
  const language = { code, texts, pages: linkable(tools, texts), read: new Map(), faults: new Map() };
  for (const [name, text] of texts) {
    if (!name.endsWith('.mdx')) continue;
    const { article, faults } = readArticle(tools, articleFile(name, code), name, text);
    if (article) language.read.set(name, article);
    else language.faults.set(name, faults);
  }
  return language;
}

/**
 * @param {Tools} tools @param {string} file @param {string} name @param {string} text
 * @returns {{ article?: Read, faults: Fault[] }}
 */
function readArticle({ articleKinds, readHead, articleTree }, file, name, text) {
  const { head: schema, vocabulary } = articleKinds[/** @type {'blog'} */ (name.split('/')[0])];
  const top = attempt(() => readHead({ file, text }, schema));
  const body =
    top.value?.body ??
    text.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, (all) => all.replace(/[^\n]/g, ''));
  const tree = attempt(() => articleTree({ file, text: body }, vocabulary));
  const faults = [...top.faults, ...tree.faults];
  if (!top.value || !tree.value) return { faults };
  return { article: { head: top.value.head, tree: tree.value, text, values: vocabulary.values }, faults };
}

/**
 * @template Value
 * @param {() => Value} work
 * @returns {{ value?: Value, faults: Fault[] }}
 */
function attempt(work) {
  try {
    return { value: work(), faults: [] };
  } catch (error) {
    const {
      line,
      reason,
      others = [],
    } = /** @type {Partial<import('../../../lib/articles/fault').ArticleFault>} */ (error);
    if (reason === undefined) throw error;
    return {
      faults: [{ line, reason }, ...others].map((one) => ({ ...one, reason: `The text ${one.reason}.` })),
    };
  }
}
