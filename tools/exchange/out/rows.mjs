import { oldEnglish } from '../../catalogs/ledger/old-english.mjs';
import { matchesAny } from '../../catalogs/rules.mjs';
import { keepNote, limitNote, notesOf } from '../../edit/proposals/notes.mjs';
import { faultsOf, untranslated } from '../../edit/texts/check.mjs';
import { behind } from '../../edit/texts/english-then.mjs';

/** @typedef {import('../site.mjs').Site} Site @typedef {import('../contract').Row} Row @typedef {import('../contract').Locale} Locale */
/** @typedef {Awaited<ReturnType<ReturnType<typeof oldEnglish>>>} Before */

/** Which rows are handed out: those to translate, those whose English changed, or every one. */
export const extents = /** @type {const} */ (['missing', 'stale', 'all']);

/** @typedef {typeof extents[number]} Extent */

/**
 * The texts of a language, in the order of the English files.
 *
 * @param {Site} site
 * @param {Locale} locale
 * @param {Extent} only
 * @returns {Promise<Row[]>} without where they are shown, which takes longer to find out
 */
export async function rowsOf(site, locale, only) {
  const before = await englishBefore(site, locale.code);
  const rows = site.store.keys().map((key) => rowOf(site, locale, key, before.get(key)));
  return only === 'all' ? rows : rows.filter(({ state }) => state === only);
}

/** @param {Site} site @param {Locale} locale @param {string} key @param {Before | undefined} before @returns {Row} */
function rowOf(site, locale, key, before) {
  const english = site.store.read('en', key) ?? '';
  const translation = site.store.read(locale.code, key);
  const faults =
    translation === undefined ? [] : faultsOf(site, { key, locale: locale.code, text: translation, english });
  const open = translation === undefined || faults.some(({ rule }) => untranslated.includes(rule));
  const fixed = matchesAny(site.rules.english, key);
  const wrong = faults.filter(({ rule }) => !untranslated.includes(rule));
  return {
    key,
    english,
    translation,
    state: open ? 'missing' : fixed ? 'fixed' : before ? 'stale' : 'done',
    limit: limitNote(key, site.rules),
    keep: keepNote(english),
    notes: [
      ...(fixed ? ['It is a sample of the test and stays as in English.'] : []),
      ...(before ? [changedNote(before)] : []),
      ...notesOf({ key, english, locale }, site),
      ...wrong.map(({ reason }) => `Wrong now: ${reason}`),
    ],
    places: [],
  };
}

/**
 * @param {Site} site @param {string} code
 * @returns {Promise<Map<string, Before>>} by key, of the texts whose English changed since they were translated
 */
async function englishBefore(site, code) {
  const lookUp = oldEnglish(`${site.root}/messages`);
  const late = await behind(site, site.store.keys(), [code]);
  return new Map(
    await Promise.all(
      late.map(
        async ({ namespace, path, from }) =>
          /** @type {const} */ ([`${namespace}.${path}`, await lookUp(namespace, path, from)]),
      ),
    ),
  );
}

/** @param {{ text?: string, changed?: string }} before what the English was, and the day on which it changed */
function changedNote({ text, changed }) {
  const was = text === undefined ? '' : ` It was: “${text}”`;
  return `The English changed${changed === undefined ? '' : ` on ${changed}`} since this was translated.${was}`;
}
