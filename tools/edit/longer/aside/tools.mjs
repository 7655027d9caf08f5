import path from 'node:path';
import { loadArticleTools } from '../../../catalogs/articles/article-tools.mjs';
import { readArticles } from '../../../catalogs/articles/read-articles.mjs';

/** @typedef {Awaited<ReturnType<typeof loadArticleTools>>} Tools */
/** @typedef {import('mdast').Root} Root */

/** @type {Promise<Tools> | undefined} */
let loading;

/**
 * The modules of the site that read texts. A text that was read is kept as long as neither it nor the pictures it may show have changed: a
 * check reads all texts of two languages, of which one is being written.
 *
 * @returns {Promise<Tools>}
 */
export function articleTools() {
  loading ??= loadArticleTools().then((tools) => ({ ...tools, articleTree: kept(tools) }));
  return loading;
}

/** @param {Tools} tools */
function kept({ articleTree, picturesState }) {
  /** @type {Map<string, { from: string, tree: Root }>} */
  const trees = new Map();
  return (/** @type {{ file: string, text: string }} */ source, /** @type {unknown} */ vocabulary) => {
    const post = /^content\/blog\/[^/]+\/(.+)\.mdx$/.exec(source.file)?.[1];
    const from = source.text + (post === undefined ? '' : picturesState(post));
    const known = trees.get(source.file);
    if (known?.from === from) return known.tree;
    const tree = articleTree(source, vocabulary);
    trees.set(source.file, { from, tree });
    return tree;
  };
}

/** @param {string} root @param {readonly string[]} codes */
export const textsOf = (root, codes) => readArticles(codes, path.join(root, 'content'));
