import { untranslated } from './check.mjs';
import { behind, englishThen } from './english-then.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('../contract').State} State */

/**
 * @param {Context} context
 * @param {string} locale
 * @returns {Promise<State>}
 */
export async function stateOf(context, locale) {
  const { store, root, aside } = context;
  const [english, own] = [store.textsOf('en'), store.textsOf(locale)];
  const [problems, late] = await Promise.all([
    aside.ask('localeProblems', locale),
    locale === 'en' ? [] : behind(context, [...english.keys()], [locale]),
  ]);
  const stale = await Promise.all(
    late.map(async (one) => {
      const key = `${one.namespace}.${one.path}`;
      const now = english.get(key) ?? '';
      return { key, now, text: own.get(key) ?? '', ...(await englishThen(root, one)) };
    }),
  );
  const still = problems.filter(({ rule }) => untranslated.includes(rule)).map(fullKey);
  return {
    missing: [...english].flatMap(([key, text]) => (own.has(key) ? [] : [{ key, english: text }])),
    english: [...new Set(still)].map((key) => ({ key, text: own.get(key) ?? '' })),
    stale,
    problems: problems.filter(({ rule }) => rule !== 'missing-key' && !untranslated.includes(rule)),
  };
}

/** @param {import('../contract').Problem} problem */
const fullKey = ({ file, key }) => `${file.replace(/^.*\/|\.json$/g, '')}.${key}`;
