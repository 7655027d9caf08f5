import { checkCatalogs } from '../../../catalogs/check-catalogs.mjs';
import { loadRules } from '../../../catalogs/rules.mjs';
import { loadTables } from '../../../catalogs/tables.mjs';
import { untranslated } from '../check.mjs';

/**
 * What `npm run catalogs -- --locale` says of the texts of a language, without what is behind its English.
 *
 * @param {string} locale
 * @returns {Promise<import('../../contract').Problem[]>}
 */
export async function localeProblems(locale) {
  const { problems, warnings } = await checked([locale]);
  return [...problems, ...warnings]
    .filter(({ file }) => `${file}/`.startsWith(`messages/${locale}/`))
    .map(({ line, text, ...problem }) => ({
      ...problem,
      ...(line !== undefined && { line }),
      ...(text !== undefined && { text }),
    }));
}

/** @returns {Promise<Record<string, number>>} how many texts count as not yet translated, by language */
export async function untranslatedTexts() {
  const { problems } = await checked();
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const { file, key, rule } of problems) {
    const locale = /^messages\/([\w-]+)\//.exec(file)?.[1];
    if (locale === undefined || !untranslated.includes(rule)) continue;
    found.set(locale, (found.get(locale) ?? new Set()).add(`${file} ${key}`));
  }
  return Object.fromEntries([...found].map(([locale, keys]) => [locale, keys.size]));
}

/** @param {string[]} [only] */
const checked = async (only) =>
  checkCatalogs({
    dir: 'messages',
    tables: await loadTables(),
    rules: await loadRules('messages/rules.json'),
    ...(only && { only }),
  });
