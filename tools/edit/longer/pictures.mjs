import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EditError } from '../serve/edit-error.mjs';
import { contentOf } from '../texts/files/replace-files.mjs';
import { articleFile } from '../../catalogs/articles/read-articles.mjs';
import { slugOf } from './template.mjs';

/** @typedef {import('../contract').Context} Context */

/** Where the pictures of posts lie, in folders that are called as the posts are. */
const folderOf = (/** @type {string} */ key) => `public/assets/posts/${key.replace(/^blog\//, '')}`;

/**
 * Puts a picture beside a post, under a name that is good for an address and not taken.
 *
 * @param {Context} context
 * @param {{ key: string, name: string, data: string }} input `name` as somebody's file is called, `data` its bytes in Base64
 * @returns {Promise<{ name: string }>}
 * @throws {EditError} where posts cannot show such a picture
 */
export async function addPicture({ root, aside }, { key, name: given, data }) {
  refuseOthers(key);
  const [, base = '', ending = ''] = /^(.*?)\.(\w+)$/.exec(given) ?? [];
  const kind = ending.toLowerCase().replace(/^jpeg$/, 'jpg');
  const { pictures = [] } = await aside.ask('longerText', key);
  const taken = new Set(pictures.map((one) => one.name));
  const start = slugOf(base) || 'picture';
  const names = Array.from(
    { length: taken.size + 1 },
    (_, place) => `${start}${place === 0 ? '' : `-${place + 1}`}.${kind}`,
  );
  const name = names.find((one) => !taken.has(one)) ?? '';
  const reason = await aside.ask('pictureReason', name, data);
  if (reason !== undefined) throw new EditError('no_picture', 422, `The picture ${given} ${reason}.`);
  const folder = path.join(root, folderOf(key));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), Buffer.from(data, 'base64'), { flag: 'wx' });
  return { name };
}

/**
 * Removes a picture that no language of its post shows.
 *
 * @param {Context} context
 * @param {{ key: string, name: string }} input
 * @throws {EditError} where one shows it, or there is none of that name
 */
export async function removePicture({ root, store, aside }, { key, name }) {
  refuseOthers(key);
  const { pictures = [] } = await aside.ask('longerText', key);
  if (!pictures.some((one) => one.name === name))
    throw new EditError('no_such_picture', 404, `There is no picture ${name} beside this post.`);
  const texts = await Promise.all(
    store
      .locales()
      .map(async (locale) => [locale, await contentOf(path.join(root, articleFile(`${key}.mdx`, locale)))]),
  );
  const showing = texts.filter(([, text]) => text?.includes(`](${name}`)).map(([locale]) => locale);
  if (showing.length > 0) {
    const sentence = `The post shows ${name} in ${showing.join(', ')}. Take it out of the text there first, and save.`;
    throw new EditError('shown', 409, sentence);
  }
  await rm(path.join(root, folderOf(key), name));
}

/** @param {string} key */
function refuseOthers(key) {
  if (!key.startsWith('blog/')) throw new EditError('no_pictures', 409, 'Only posts can have pictures.');
}
