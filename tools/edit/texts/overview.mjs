import { behind } from './english-then.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('../contract').Overview} Overview */

/**
 * How many texts each language lacks, has in English, and has of an older English.
 *
 * @param {Context} context
 * @returns {Promise<Overview>} without English
 */
export async function overviewOf(context) {
  const { store, aside } = context;
  const keys = store.keys();
  const locales = store.locales().filter((code) => code !== 'en');
  const [english, late] = await Promise.all([aside.ask('untranslatedTexts'), behind(context, keys, locales)]);
  return {
    languages: locales.map((locale) => {
      const own = store.textsOf(locale);
      return {
        locale,
        missing: keys.filter((key) => !own.has(key)).length,
        english: english[locale] ?? 0,
        stale: late.filter(({ codes }) => codes.includes(locale)).length,
      };
    }),
  };
}
