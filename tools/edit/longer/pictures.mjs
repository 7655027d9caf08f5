import path from 'node:path';
import { EditError } from '../serve/edit-error.mjs';
import { picturesOf, showingPicture } from '../texts/files/pictures.mjs';
import { contentOf } from '../texts/files/replace-files.mjs';
import { slugOf } from './template.mjs';

/** @typedef {import('../contract').Context} Context */

/**
 * Puts a picture beside a post, under a name that is good for an address and not taken.
 *
 * @param {Context} context
 * @param {{ key: string, name: string, data: string }} input `name` as somebody's file is called, `data` its bytes in Base64
 * @returns {Promise<{ name: string }>}
 * @throws {EditError} where posts cannot show such a picture
 */
export async function addPicture({ store, aside }, { key, name: given, data }) {
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
  const file = `${picturesOf(key)}/${name}`;
  // As it will be read again, whatever ways of writing it there are.
  const canonical = Buffer.from(data, 'base64').toString('base64');
  await store.write([{ file, key: '', before: null, after: canonical }], { kind: 'save' });
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
  const file = `${picturesOf(key)}/${name}`;
  const showing = await showingPicture(root, store.locales(), file);
  if (showing.length > 0) {
    const sentence = `The post shows ${name} in ${showing.join(', ')}. Take it out of the text there first, and save.`;
    throw new EditError('shown', 409, sentence);
  }
  const before = await contentOf(path.join(root, file));
  await store.write([{ file, key: '', before, after: null }], { kind: 'save' });
}

/** @param {string} key */
function refuseOthers(key) {
  if (!key.startsWith('blog/')) throw new EditError('no_pictures', 409, 'Only posts can have pictures.');
}
