import path from 'node:path';
import { EditError } from '../../serve/edit-error.mjs';
import { contentOf, replaceFiles } from './replace-files.mjs';
import { textAt, withText } from './json-edit.mjs';

/** @typedef {import('../../contract').Change} Change */

/** Longer texts with their pictures and the tables beside them, of which a change is always of the whole file. */
const wholeFiles =
  /^(?:content\/(?:[\w-]+\/)*[\w.-]+\.(?:mdx|yml|json)|lib\/site\/(?:price-list|facts)\.ts|public\/assets\/posts\/(?:[\w-]+\/)+[\w.-]+\.(?:webp|png|jpg|svg))$/;
/** @param {string} file */
export const isWholeFile = (file) => wholeFiles.test(file);
const catalogs = /^messages\/[a-z]{2}\/([\w-]+)\.json$/;

/**
 * Does some changes together: all of them, or none where a file says by now something else than they begin with.
 *
 * @param {string} root
 * @param {readonly Change[]} changes
 * @param {(namespace: string, block: readonly string[]) => readonly string[]} order names in a block of the English catalog
 * @throws {EditError} `changed_on_disk` with `disk`: what the files say, by file and key
 */
export async function writeChanges(root, changes, order) {
  /** @type {Map<string, string | null>} */
  const contents = new Map();
  const disk = [];
  for (const change of changes) {
    const { file, key, before } = change;
    const where = pathIn(change);
    const content = contents.has(file)
      ? (contents.get(file) ?? null)
      : await contentOf(path.join(root, file));
    const found = where ? textAt(content ?? '{}', where) : content;
    if (found === before) contents.set(file, await changed(content, change, where, order));
    else disk.push({ file, key, text: found });
  }
  if (disk.length > 0) {
    const what = disk.map(({ file, key }) => (key ? `${key} in ${file}` : file)).join(', ');
    throw new EditError(
      'changed_on_disk',
      409,
      `Meanwhile somebody else changed ${what}. Nothing was saved: look at both, then decide.`,
      { changed: disk },
    );
  }
  await replaceFiles(root, contents);
}

/**
 * @param {Change} change
 * @returns {string[] | undefined} where in the file the text stands; undefined when the change is of all of it
 * @throws {EditError} for a file that is not the editor's to write
 */
function pathIn({ file, key }) {
  const namespace = catalogs.exec(file)?.[1];
  if (namespace !== undefined && key.startsWith(`${namespace}.`)) return key.split('.').slice(1);
  if (key === '' && wholeFiles.test(file)) return undefined;
  throw new EditError('not_editable', 400, `The editor does not write ${key || 'all'} of ${file}.`);
}

/**
 * @param {string | null} content @param {Change} change @param {string[] | undefined} where
 * @param {Parameters<typeof writeChanges>[2]} order
 */
async function changed(content, { file, after }, where, order) {
  if (where === undefined) return after;
  const namespace = path.basename(file, '.json');
  return withText(content ?? '{}\n', where, after, (block) => order(namespace, block));
}
