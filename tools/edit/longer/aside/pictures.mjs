import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { importSource } from '../../../../scripts/run/checkout/import-source.mjs';

/** @typedef {import('../contract').LongerPicture} LongerPicture */

/** @returns {Promise<typeof import('../../../../lib/articles/figures/picture-file')>} */
const rules = () => importSource('lib/articles/figures/picture-file.ts');

/**
 * @param {string} root @param {string} post its path below /blog
 * @returns {Promise<LongerPicture[]>} in the order of their names
 */
export async function picturesBeside(root, post) {
  const { picturesFolder, pictureIn } = await rules();
  const folder = path.join(root, picturesFolder, post);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const bytes = await readFile(path.join(folder, name));
      const found = pictureIn(name, bytes);
      const src = `/assets/posts/${post}/${name}`;
      return typeof found === 'string'
        ? { name, src, bytes: bytes.length, reason: found }
        : { name, src, bytes: bytes.length, width: found.width, height: found.height };
    }),
  );
}

/**
 * Why a post could not show a picture.
 *
 * @param {string} name of its file @param {string} data its bytes in Base64
 * @returns {Promise<string | undefined>} undefined where it can
 */
export async function pictureReason(name, data) {
  const found = (await rules()).pictureIn(name, Buffer.from(data, 'base64'));
  return typeof found === 'string' ? found : undefined;
}
