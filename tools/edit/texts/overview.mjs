import { behind } from './english-then.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('../contract').Overview} Overview */

/**
 * How many texts each language lacks, has in English, and has of an older English; of posts, landing pages and legal texts, how many it
 * lacks and how many are of an older English.
 *
 * @param {Context} context
 * @returns {Promise<Overview>} without English
 */
export async function overviewOf(context) {
  const { store, aside } = context;
  const keys = store.keys();
  const locales = store.locales().filter((code) => code !== 'en');
  const [english, late, { rows }] = await Promise.all([
    aside.ask('untranslatedTexts'),
    behind(context, keys, locales),
    aside.ask('longerList'),
  ]);
  // One that English does not have either is nobody's to translate.
  const pages = rows.filter(({ languages }) => languages.en);
  return {
    languages: locales.map((locale) => {
      const own = store.textsOf(locale);
      return {
        locale,
        missing: keys.filter((key) => !own.has(key)).length,
        english: english[locale] ?? 0,
        stale: late.filter(({ codes }) => codes.includes(locale)).length,
        pages: {
          missing: pages.filter(({ languages }) => !languages[locale]).length,
          stale: pages.filter(({ languages }) => languages[locale]?.stale).length,
        },
      };
    }),
  };
}
