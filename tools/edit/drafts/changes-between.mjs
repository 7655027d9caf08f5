import { readCatalog } from '../../catalogs/read/read-catalog.mjs';
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
  const files = await filesSince(git, base, commit);
  const changes = await Promise.all(
    files.map(async (file) => {
      const [, locale, namespace] = /^messages\/([a-z]{2})\/([\w-]+)\.json$/.exec(file) ?? [];
      if (locale === undefined) return [{ file, key: '', before: '', after: '' }];
      const [was, is] = await Promise.all([textsIn(git, base, file), textsIn(git, commit, file)]);
      return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
        const [before = null, after = null] = [was.get(key), is.get(key)];
        return before === after ? [] : [{ file, key: `${namespace}.${key}`, locale, before, after }];
      });
    }),
  );
  return changes.flat();
}

/** @param {Git} git @param {string} commit @param {string} file @returns {Promise<Map<string, string>>} */
async function textsIn(git, commit, file) {
  const { out, failed } = await git(['show', `${commit}:${file}`], { mayFail: true });
  return failed ? new Map() : readCatalog(Buffer.from(out)).texts;
}
