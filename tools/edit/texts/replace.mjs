import { faultsWithGiven } from './given.mjs';
import { finderOf } from './search.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('../contract').PlannedChange} PlannedChange */
/** @typedef {{ q: string, with: string, exact: boolean, locales: readonly string[], keys?: readonly string[] | undefined }} Replacing */

/**
 * What putting other words in the place of some would change, and what the check says of it; nothing is written.
 *
 * @param {Context} context
 * @param {Replacing} replacing `keys`: of these texts alone
 * @returns {Promise<PlannedChange[]>} with the faults that a text did not have before
 */
export async function plannedChanges(context, { q, with: words, exact, locales, keys }) {
  const { store } = context;
  const placesIn = finderOf({ q, exact });
  const chosen = keys ? store.keys().filter((key) => keys.includes(key)) : store.keys();
  const texts = locales.map((locale) => ({ locale, own: store.textsOf(locale) }));
  const planned = chosen.flatMap((key) => {
    const changed = texts.flatMap(({ locale, own }) => {
      const before = own.get(key);
      if (before === undefined) return [];
      const after = replaced(before, placesIn(before), words);
      return after === before ? [] : [{ locale, before, after }];
    });
    if (changed.length === 0) return [];
    const was = store.read('en', key);
    const english = changed.find(({ locale }) => locale === 'en')?.after ?? was;
    return changed.map(async ({ locale, before, after }) => {
      const known = await faultsWithGiven(context, { key, locale, text: before, english: was });
      const found = await faultsWithGiven(context, { key, locale, text: after, english });
      const faults = found.filter(({ reason }) => !known.some((fault) => fault.reason === reason));
      return { file: store.fileOf(locale, key), key, locale, before, after, faults };
    });
  });
  return Promise.all(planned);
}

/** @param {string} text @param {readonly import('./messages/words.mjs').Span[]} places @param {string} words */
function replaced(text, places, words) {
  let [said, at] = ['', 0];
  for (const [start, end] of places) {
    said += text.slice(at, start) + words;
    at = end;
  }
  return said + text.slice(at);
}
