import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./check-articles.mjs').Tools} Tools */
/** @typedef {import('./check-articles.mjs').Read} Read */
/** @typedef {import('./check-articles.mjs').Language} Language */
/** @typedef {import('../check-catalogs.mjs').Problem} Problem */
/** @typedef {import('../../../lib/articles/figures/place-pictures').PlacedPicture} PlacedPicture */

/** Letters of what is said in a picture's place; who listens to a longer one cannot stop it. */
const longest = 300;

/**
 * @param {Tools} tools
 * @param {Read} own
 * @param {Read | undefined} english undefined in English itself
 * @returns {{ line: number, reason: string }[]}
 */
export function pictureReasons({ picturesOf }, own, english) {
  /** @type {PlacedPicture[]} */
  const others = english ? picturesOf(english.tree) : [];
  return picturesOf(own.tree).flatMap((/** @type {PlacedPicture} */ picture) => {
    const { alt, caption, line, src } = picture;
    const name = src.split('/').at(-1);
    const reasons = [
      ...(/\.(?:svg|webp|png|jpe?g)$/i.test(alt)
        ? [`In place of the picture ${name} the name of a file is said: say what the picture shows.`]
        : []),
      ...([...alt].length > longest
        ? [
            `What is said in place of the picture ${name} takes ${[...alt].length} letters, ${longest} are allowed: say the rest in the text.`,
          ]
        : []),
      ...(others.some((one) => one.alt === alt)
        ? [`What is said in place of the picture ${name} is the same as in English: translate it.`]
        : []),
      ...(caption !== undefined && others.some((one) => one.caption === caption)
        ? [`The caption of the picture ${name} is the same as in English: translate it.`]
        : []),
    ];
    return reasons.map((reason) => ({ line, reason }));
  });
}

/**
 * @param {Tools} tools
 * @param {readonly Language[]} languages all of them
 * @returns {Problem[]}
 */
export function unusedPictures({ picturesOf, picturesFolder }, languages) {
  if (!existsSync(picturesFolder)) return [];
  const shown = new Set(
    languages.flatMap(({ read }) =>
      [...read.values()].flatMap(({ tree }) =>
        picturesOf(tree).map((/** @type {{ src: string }} */ { src }) => src),
      ),
    ),
  );
  const posts = new Set(languages.flatMap(({ texts }) => [...texts.keys()]));
  return readdirSync(picturesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(picturesFolder, path.join(parentPath, name)).split(path.sep))
    .filter((parts) => !shown.has(['/assets/posts', ...parts].join('/')))
    .map((parts) => {
      const post = parts.slice(0, -1).join('/');
      const file = [picturesFolder, ...parts].join('/');
      const reason = posts.has(`blog/${post}.mdx`)
        ? `No post shows this picture: name it in ${post}.mdx, or remove it.`
        : `There is no post ${post}: a folder of pictures is called as its post is.`;
      return { file, key: '', rule: 'article', reason };
    });
}
