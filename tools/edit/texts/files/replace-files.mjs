import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const picture = /(?:^|\/)public\/assets\/posts\/.+\.(?:webp|png|jpe?g|svg)$/;

/** How the bytes of a file are a string here: a picture's are no text. @param {string} file @returns {'base64' | 'utf8'} */
const encodingOf = (file) => (picture.test(file.replaceAll('\\', '/')) ? 'base64' : 'utf8');

/**
 * @param {string} file
 * @returns {Promise<string | null>} its text, of a picture Base64; `null` where there is no such file
 */
export async function contentOf(file) {
  try {
    return await readFile(file, encodingOf(file));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Puts files in place of others, so that no reader meets half of one: all are written elsewhere first. Where one cannot be put in its
 * place, those before it are put back.
 *
 * @param {string} root
 * @param {ReadonlyMap<string, string | null>} contents by path from the root; `null` removes the file
 */
export async function replaceFiles(root, contents) {
  /** @type {{ file: string, temporary: string | null, before: string | null }[]} */
  const ready = [];
  const done = [];
  try {
    for (const [name, content] of contents) {
      const file = path.join(root, name);
      const before = await contentOf(file);
      ready.push({ file, temporary: content === null ? null : await written(root, file, content), before });
    }
    for (const one of ready) {
      done.push(one);
      await put(one.temporary, one.file);
    }
  } catch (error) {
    for (const { file, before } of done)
      await put(before === null ? null : await written(root, file, before), file);
    throw error;
  } finally {
    for (const { temporary } of ready) if (temporary !== null) await rm(temporary, { force: true });
  }
}

/** @param {string | null} temporary @param {string} file */
async function put(temporary, file) {
  if (temporary === null) return rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  return rename(temporary, file);
}

/**
 * Not in the folder of its place, where `next dev` may list the file and then not find it.
 *
 * @param {string} root @param {string} file @param {string} content as {@link contentOf} gives it
 * @returns {Promise<string>} a file on the same disk that holds the content
 */
async function written(root, file, content) {
  const folder = path.join(root, '.edit', 'writing');
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, randomBytes(8).toString('hex'));
  await writeFile(temporary, content, { encoding: encodingOf(file), flag: 'wx', flush: true });
  return temporary;
}
