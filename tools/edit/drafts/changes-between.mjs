import { places } from '../texts/changed.mjs';
import { catalogChanges, catalogOf } from '../texts/files/catalog-changes.mjs';
import { filesSince } from './list.mjs';

/** @typedef {import('./git/git.mjs').Git} Git */
/** @typedef {import('../contract').Change} Change @typedef {import('../contract').TextChange} TextChange */

/**
 * In what two commits differ, as changedSince (texts/changed.mjs) says it of the files on disk: each text by itself, other files as a whole.
 *
 * @param {Git} git @param {string} base @param {string} commit
 * @returns {Promise<(Change | TextChange)[]>}
 */
export async function changesBetween(git, base, commit) {
  const files = await filesSince(git, base, commit, places);
  const changes = await Promise.all(
    files.map(async (file) => {
      const catalog = catalogOf(file);
      if (catalog === undefined) return [{ file, key: '', before: '', after: '' }];
      const [before, after] = await Promise.all([base, commit].map((one) => contentIn(git, one, file)));
      return catalogChanges(file, catalog, before, after);
    }),
  );
  return changes.flat();
}

/** @param {Git} git @param {string} commit @param {string} file @returns {Promise<Buffer | undefined>} */
async function contentIn(git, commit, file) {
  const { out, failed } = await git(['show', `${commit}:${file}`], { mayFail: true });
  return failed ? undefined : Buffer.from(out);
}
