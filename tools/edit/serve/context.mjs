import { stat } from 'node:fs/promises';
import path from 'node:path';
import { importSource } from '../../../scripts/run/checkout/import-source.mjs';
import { checkSettings } from '../../../scripts/run/settings/check-settings.mjs';
import { readAnew } from '../../../scripts/run/settings/read-settings.mjs';
import { ledgerFile, readLedger } from '../../catalogs/ledger/ledger-file.mjs';
import { loadRules } from '../../catalogs/rules.mjs';
import { loadTables } from '../../catalogs/tables.mjs';
import { loadGlossary } from '../../catalogs/text/glossary.mjs';
import { openAside } from '../texts/aside/aside.mjs';
import { openJournal } from '../texts/journal.mjs';
import { openPlaces } from '../texts/places.mjs';
import { openStore } from '../texts/store.mjs';

/** @typedef {import('../contract').Context} Context */

/**
 * What handlers work with, in a checkout. Its tables hold until the editor is started anew; texts, rules and glossary are those on disk at
 * the time of each call.
 *
 * @param {string} root
 * @param {{ env?: Context['env'], mended?: readonly string[], site?: Context['site'] }} [parts]
 * @returns {Promise<{ contextNow: () => Promise<Context>, locales: readonly string[], record: (path: string, html: string) => void, close: () => Promise<void> }>}
 *   `record` takes note of a page of the site that was shown, by its path
 */
export async function openContext(root, parts = {}) {
  const [tables, { localeTable }, { splitLocale }] = await Promise.all([
    loadTables(),
    importSource('lib/i18n/locale-table.ts'),
    importSource('lib/i18n/paths.ts'),
  ]);
  const env = parts.env ?? (await checkSettings(readAnew({ dev: true }), () => undefined));
  const journal = openJournal(root);
  const store = await openStore(root, { tables, journal });
  const aside = openAside(root);
  const places = openPlaces(root, aside, store.keys);
  const lasting = {
    root,
    store,
    journal,
    tables,
    aside,
    env,
    places,
    mended: parts.mended ?? [],
    ...(parts.site && { site: parts.site }),
    languages: tables.locales.map(({ code, lang }) => ({
      code,
      name: localeTable[code].name,
      lang,
      plurals: new Intl.PluralRules(lang).resolvedOptions().pluralCategories,
    })),
    ledger: () => readLedger(path.join(root, ledgerFile)),
  };
  const rules = kept(path.join(root, 'messages/rules.json'), loadRules);
  const glossary = kept(path.join(root, 'messages/GLOSSARY.md'), loadGlossary);
  return {
    contextNow: async () => ({ ...lasting, rules: await rules(), glossary: await glossary() }),
    locales: store.locales(),
    record: (one, html) => places.record(splitLocale(one).path, html),
    close: aside.close,
  };
}

/**
 * Reads a file only where its time, size or inode is another than at the last reading.
 *
 * @template Value
 * @param {string} file
 * @param {(file: string) => Promise<Value>} read
 */
function kept(file, read) {
  /** @type {{ stamp: string, value: Value } | undefined} */
  let known;
  return async () => {
    const { mtimeMs, size, ino } = await stat(file);
    const stamp = [mtimeMs, size, ino].join(' ');
    if (known?.stamp !== stamp) known = { stamp, value: await read(file) };
    return known.value;
  };
}
