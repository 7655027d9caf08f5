import path from 'node:path';
import { catalogChanges, catalogOf } from '../texts/files/catalog-changes.mjs';
import { contentOf } from '../texts/files/replace-files.mjs';
import { isWholeFile } from '../texts/files/write-changes.mjs';
import { isKept } from './kept.mjs';

/** @typedef {import('../contract').Change} Change */

/**
 * What a command of git changes in files on disk, as the editor would have saved it: so it can be undone. Files that the editor does not
 * write, or keeps itself, are left out.
 *
 * @param {string} root @param {readonly string[]} files
 * @param {() => Promise<unknown>} command
 * @returns {Promise<Change[]>}
 */
export async function changesBy(root, files, command) {
  const written = files.filter((file) => !isKept(file) && (catalogOf(file) || isWholeFile(file)));
  const read = () => Promise.all(written.map((file) => contentOf(path.join(root, file))));
  const before = await read();
  await command();
  const after = await read();
  return written.flatMap((file, index) => changesIn(file, before[index] ?? null, after[index] ?? null));
}

/** @param {string} file @param {string | null} before @param {string | null} after @returns {Change[]} */
function changesIn(file, before, after) {
  const catalog = catalogOf(file);
  if (catalog === undefined) return [{ file, key: '', before, after }];
  const [was, is] = [before, after].map((content) => (content === null ? undefined : Buffer.from(content)));
  return catalogChanges(file, catalog, was, is);
}
