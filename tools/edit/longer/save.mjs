import path from 'node:path';
import { articleFile } from '../../catalogs/articles/read-articles.mjs';
import { EditError } from '../serve/edit-error.mjs';
import { contentOf } from '../texts/files/replace-files.mjs';
import { formatted } from './formatted.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('./contract').LongerChecked} LongerChecked */

/**
 * Saves a longer text in some languages, as the formatter writes it. What is wrong with it is no reason against saving, as it may be half
 * done, unless its page could not be made; handing over asks for all of it.
 *
 * @param {Context} context
 * @param {{ key: string, from: Record<string, string | null>, texts: Record<string, string> }} input `from`: what they said when one
 *   began to write
 * @returns {Promise<import('./contract').LongerSaved>}
 * @throws {EditError} `changed_on_disk` with `disk`, what they say by now; `faults` with what is wrong, by language
 */
export async function saveLonger({ root, store, aside }, { key, from, texts }) {
  const name = `${key}.mdx`;
  const locales = Object.keys(texts);
  const said = await Promise.all(
    locales.map(async (locale) => [locale, await contentOf(path.join(root, articleFile(name, locale)))]),
  );
  const disk = Object.fromEntries(said);
  const moved = locales.filter((locale) => disk[locale] !== (from[locale] ?? null));
  if (moved.length > 0) throw changedOnDisk(moved, disk);

  const wrong = await unreadable(aside, name, texts);
  if (Object.keys(wrong).length > 0) {
    const sentence = `The page could not be made of this (${Object.keys(wrong).join(', ')}), so nothing was saved.`;
    throw new EditError('faults', 422, sentence, { faults: wrong });
  }
  const written = await Promise.all(
    locales.map(async (locale) => /** @type {const} */ ([locale, await formatted(texts[locale] ?? '')])),
  );
  const changes = written.map(([locale, after]) => ({
    ...{ file: articleFile(name, locale), key: '' },
    ...{ before: from[locale] ?? null, after },
  }));
  const entry = await store.write(changes, { kind: 'save' });
  return {
    saved: locales.map((locale) => ({ locale })),
    entry: entry?.id ?? null,
    texts: Object.fromEntries(written),
  };
}

/** @param {Context['aside']} aside @param {string} name @param {Record<string, string>} texts */
async function unreadable(aside, name, texts) {
  /** @type {Record<string, LongerChecked['faults']>} */
  const wrong = {};
  for (const [locale, text] of Object.entries(texts)) {
    const checked = await aside.ask('longerCheck', { name, locale, text });
    if (checked.unreadable) wrong[locale] = checked.faults.filter(({ warning }) => !warning);
  }
  return wrong;
}

/** @param {readonly string[]} locales @param {Record<string, string | null>} disk */
function changedOnDisk(locales, disk) {
  const sentence = `Meanwhile the file has another text (${locales.join(', ')}). Nothing was saved: look at both, then decide.`;
  const data = { disk: Object.fromEntries(locales.map((locale) => [locale, disk[locale] ?? null])) };
  return new EditError('changed_on_disk', 409, sentence, data);
}
