import { loadTables } from '../../catalogs/tables.mjs';
import { EditError } from '../serve/edit-error.mjs';
import { turns } from '../turns.mjs';
import { catalogReader } from './files/catalog-reader.mjs';
import { openJournal } from './journal.mjs';
import { writeChanges } from './files/write-changes.mjs';

/** @typedef {import('../contract').Change} Change @typedef {import('../contract').Entry} Entry */
/** @typedef {Awaited<ReturnType<typeof openStore>>} Store */

/**
 * The texts of the checkout as they stand on disk, and the one way by which the editor changes them.
 *
 * @param {string} root
 * @param {{ tables?: import('../../catalogs/tables.mjs').Tables, journal?: import('./journal.mjs').Journal }} [parts]
 */
export async function openStore(root, parts = {}) {
  const tables = parts.tables ?? (await loadTables());
  const journal = parts.journal ?? openJournal(root);
  const catalog = catalogReader(root);
  const codes = tables.locales.map(({ code }) => code);

  /** @param {string} locale @param {string} key */
  const fileOf = (locale, key) => `messages/${locale}/${key.split('.')[0]}.json`;
  const pathOf = (/** @type {string} */ key) => key.split('.').slice(1).join('.');

  /** Keys of the English texts, by namespace and then as their files have them. */
  const keys = () =>
    tables.namespaces.flatMap((namespace) =>
      [...catalog(fileOf('en', namespace)).texts.keys()].map((key) => `${namespace}.${key}`),
    );

  /**
   * @param {string} locale @param {string} key
   * @returns {string | undefined} undefined where the language has no such text
   */
  const read = (locale, key) => catalog(fileOf(locale, key)).texts.get(pathOf(key));

  /** @param {string} namespace @param {readonly string[]} block @returns {string[]} names in the block, in their order */
  const order = (namespace, block) => {
    const start = block.map((name) => `${name}.`).join('');
    const inBlock = [...catalog(fileOf('en', namespace)).texts.keys()].filter((key) => key.startsWith(start));
    return [...new Set(inBlock.map((key) => key.slice(start.length).split('.')[0] ?? ''))];
  };

  /** Writings take turns, so that what one compared is what it replaces. */
  const inTurn = turns();

  return {
    keys,
    /** Codes of the languages, English first. */
    locales: () => codes,
    read,
    fileOf,

    /** Whether English has such a text. @param {string} key */
    has: (key) => tables.namespaces.includes(key.split('.')[0] ?? '') && read('en', key) !== undefined,

    /** @param {string} key @returns {Record<string, string | undefined>} the text in every language */
    readAll: (key) => Object.fromEntries(codes.map((code) => [code, read(code, key)])),

    /** @param {string} file such as `messages/de/home.json` @param {string} key @returns {number | undefined} from 1 */
    line: (file, key) => catalog(file).lines.get(pathOf(key)),

    /** @param {string} locale @returns {Map<string, string>} */
    textsOf: (locale) =>
      new Map(
        tables.namespaces.flatMap((namespace) =>
          [...catalog(fileOf(locale, namespace)).texts].map(([key, text]) => [`${namespace}.${key}`, text]),
        ),
      ),

    /**
     * Writes changes to the files, and into the journal. What a change would not change is left out.
     *
     * @param {readonly Change[]} changes
     * @param {{ kind: Entry['kind'], of?: string }} how
     * @returns {Promise<Entry | undefined>} undefined where there is nothing to change
     * @throws {EditError} where a file has changed since, cannot be read, or is not the editor's
     */
    write(changes, { kind, of }) {
      const real = changes.filter(({ before, after }) => before !== after);
      return inTurn(async () => {
        if (real.length === 0) return undefined;
        for (const { file, key } of real) if (key) refuseUnreadable(file, catalog(file).fault);
        await writeChanges(root, real, order);
        return journal.add({ kind, changes: real, ...(of !== undefined && { of }) });
      });
    },
  };
}

/** @param {string} file @param {string | undefined} fault */
function refuseUnreadable(file, fault) {
  if (fault === undefined) return;
  throw new EditError('unreadable', 409, `${file} cannot be read, so nothing was saved. ${fault}`);
}
