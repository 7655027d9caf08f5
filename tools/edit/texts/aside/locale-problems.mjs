import { checkCatalogs } from '../../../catalogs/check-catalogs.mjs';
import { loadRules } from '../../../catalogs/rules.mjs';
import { loadTables } from '../../../catalogs/tables.mjs';

/**
 * What `npm run catalogs -- --locale` says of the texts of a language, without what is behind its English.
 *
 * @param {string} locale
 * @returns {Promise<import('../../contract').Problem[]>}
 */
export async function localeProblems(locale) {
  const { problems, warnings } = await checkCatalogs({
    dir: 'messages',
    tables: await loadTables(),
    rules: await loadRules('messages/rules.json'),
    only: [locale],
  });
  return [...problems, ...warnings]
    .filter(({ file }) => `${file}/`.startsWith(`messages/${locale}/`))
    .map(({ line, text, ...problem }) => ({
      ...problem,
      ...(line !== undefined && { line }),
      ...(text !== undefined && { text }),
    }));
}
