import { EditError } from '../serve/edit-error.mjs';
import { showingPicture } from './files/pictures.mjs';
import { faultsWithGiven } from './given.mjs';

/** @typedef {import('../contract').Context} Context @typedef {import('../contract').Fault} Fault @typedef {import('../contract').ListedEntry} ListedEntry */

/**
 * @param {Context} context
 * @param {{ key: string, from: Record<string, string | null>, texts: Record<string, string> }} input `from`: what they said when one
 *   began to write, `null` where there was none
 * @returns {Promise<import('../contract').Saved>}
 * @throws {EditError} `changed_on_disk` with `disk`, what they say by now; `faults` with what is wrong, by language
 */
export async function save(context, { key, from, texts }) {
  const { store } = context;
  const locales = Object.keys(texts).filter((locale) => texts[locale] !== (from[locale] ?? null));
  const moved = locales.filter((locale) => (store.read(locale, key) ?? null) !== (from[locale] ?? null));
  if (moved.length > 0) throw changedOnDisk(context, key, moved);

  const english = texts.en ?? store.read('en', key);
  const faults = await Promise.all(
    locales.map(async (locale) => {
      const own = await faultsWithGiven(context, { key, locale, text: texts[locale] ?? '', english });
      return /** @type {const} */ ([locale, own.filter(({ warning }) => !warning)]);
    }),
  );
  const wrong = faults.filter(([, own]) => own.length > 0);
  if (wrong.length > 0) {
    const where = wrong.map(([locale]) => locale).join(', ');
    const sentence = `Something is wrong with the text (${where}), so nothing was saved.`;
    throw new EditError('faults', 422, sentence, { faults: Object.fromEntries(wrong) });
  }
  const changes = locales.map((locale) => ({
    file: store.fileOf(locale, key),
    key,
    before: from[locale] ?? null,
    after: texts[locale] ?? null,
  }));
  const entry = await store.write(changes, { kind: 'save' }).catch((error) => {
    // Changed between the look above and the writing.
    if (error instanceof EditError && error.code === 'changed_on_disk')
      throw changedOnDisk(context, key, locales);
    throw error;
  });
  return { saved: locales.map((locale) => ({ locale })), entry: entry?.id ?? null };
}

/** @param {Context} context @param {string} key @param {readonly string[]} locales */
function changedOnDisk({ store }, key, locales) {
  const disk = Object.fromEntries(locales.map((locale) => [locale, store.read(locale, key) ?? null]));
  const sentence = `Meanwhile the file has another text (${locales.join(', ')}). Nothing was saved: look at both, then decide.`;
  return new EditError('changed_on_disk', 409, sentence, { disk });
}

/**
 * Takes back what was saved last, or an entry of the journal by its id.
 *
 * @param {Context} context @param {string} [id]
 * @returns {Promise<{ entry: string, changes: import('../contract').Change[] }>}
 * @throws {EditError} where there is nothing, or the file says something else by now
 */
export function undo(context, id) {
  return again(context, 'undo', id);
}

/** Does anew what was taken back last, or an entry by its id; otherwise as {@link undo}. @param {Context} context @param {string} [id] */
export function redo(context, id) {
  return again(context, 'redo', id);
}

/** @param {Context} context @param {'undo' | 'redo'} kind @param {string | undefined} id */
async function again({ root, journal, store }, kind, id) {
  const state = kind === 'undo' ? 'done' : 'undone';
  const chosen =
    id === undefined
      ? (await journal.next())[kind]
      : (await journal.list()).find((one) => one.id === id && one.state === state);
  if (chosen === undefined) {
    const sentence = kind === 'undo' ? 'There is nothing to undo.' : 'There is nothing to redo.';
    throw new EditError('nothing', 409, sentence);
  }
  const changes =
    kind === 'redo'
      ? chosen.changes
      : chosen.changes
          .map(({ before, after, ...where }) => ({ ...where, before: after, after: before }))
          .reverse();
  for (const { file, after } of changes) {
    const showing = after === null ? await showingPicture(root, store.locales(), file, changes) : [];
    if (showing.length === 0) continue;
    const sentence = `The post shows this picture in ${showing.join(', ')}. Take it out of the text there first, and save.`;
    throw new EditError('shown', 409, sentence);
  }
  const entry = await store.write(changes, { kind, of: chosen.id });
  return { entry: entry?.id ?? chosen.id, changes };
}
