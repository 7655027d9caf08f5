import path from 'node:path';
import { articleFile } from '../../../catalogs/articles/read-articles.mjs';
import { contentOf } from './replace-files.mjs';

/** The folder of a post’s pictures, which is called as the post is. @param {string} key of the post, `blog/skills/describe-a-photo` */
export const picturesOf = (key) => `public/assets/posts/${key.replace(/^blog\//, '')}`;

/**
 * The languages in which a post shows one of its pictures.
 *
 * @param {string} root @param {readonly string[]} locales @param {string} file of the picture
 * @param {readonly import('../../contract').Change[]} [changes] what is about to be done to the post itself
 * @returns {Promise<string[]>} none of what is no picture of a post
 */
export async function showingPicture(root, locales, file, changes = []) {
  const [, post, name] = /^public\/assets\/posts\/(.+)\/([^/]+)$/.exec(file) ?? [];
  if (post === undefined) return [];
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const article = articleFile(`blog/${post}.mdx`, locale);
      const change = changes.find((one) => one.file === article);
      return /** @type {const} */ ([
        locale,
        change ? change.after : await contentOf(path.join(root, article)),
      ]);
    }),
  );
  return texts.filter(([, text]) => text?.includes(`](${name}`)).map(([locale]) => locale);
}
