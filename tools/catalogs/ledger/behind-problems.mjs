import { articleFile } from '../articles/read-articles.mjs';
import { findBehind } from './ledger.mjs';
import { oldEnglish } from './old-english.mjs';
import { shortened } from '../report.mjs';

/** @typedef {import('../check-catalogs.mjs').Problem} Problem */

/**
 * @param {string} dir folder of the catalogs
 * @param {Map<string, Map<string, import('../read/read-catalog.mjs').Catalog>>} catalogs
 * @param {import('./ledger.mjs').Ledger} ledger
 * @returns {Promise<Problem[]>} warnings
 */
export async function behindProblems(dir, catalogs, ledger) {
  const lookUp = oldEnglish(dir);
  return Promise.all(
    findBehind(ledger, catalogs).map(async ({ namespace, path, from, codes }) => {
      const { text, changed } = await lookUp(namespace, path, from);
      const isArticle = namespace.includes('/');
      const file = isArticle ? articleFile(namespace, 'en') : `${dir}/en/${namespace}.json`;
      const accept = `npm run catalogs:accept ${codes.length > 1 ? 'all' : codes[0]} ${namespace}.${path}`;
      const was = text === undefined ? '' : ` It was “${shortened(text)}”.`;
      const reason =
        `${codes.join(', ')}: the English changed${changed ? ` on ${changed}` : ''}, the translation did not.${was} Translate ` +
        `${isArticle ? 'what changed' : 'the text below'}; where every translation still fits, say so to whoever publishes.`;
      const hint =
        (isArticle ? `What changed: git log -p ${file}. ` : '') +
        `Where every translation still fits: ${accept}${codes.length > 1 ? ' (or one language in place of all)' : ''}`;
      return { file, key: path, rule: 'behind', reason, hint, warning: true };
    }),
  );
}
