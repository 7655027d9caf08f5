/** @typedef {{ name: string, alt: string, caption: string | undefined }} PictureLine a picture as a post shows it */

const line =
  /^!\[((?:\\.|\[[^[\]]*\]|[^[\]\\])*)\]\((\S+?)(?:[ \t]+(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'))?\)[ \t]*$/gm;

/** @param {string} text */
const plain = (text) => text.replace(/\\([^\w\s])/g, '$1');
/** @param {string} text @param {RegExp} signs that end it */
const escaped = (text, signs) => text.replace(/\s*\n\s*/g, ' ').replace(signs, '\\$&');

/**
 * @param {string} text
 * @returns {PictureLine[]}
 */
export function pictureLines(text) {
  return [...text.matchAll(line)].map(([, alt = '', name = '', double, single]) => {
    const caption = double ?? single;
    return { name, alt: plain(alt), caption: caption === undefined ? undefined : plain(caption) };
  });
}

/** @param {PictureLine} picture @returns {string} the line by which a post shows it, with the quotation marks of the formatter */
export function pictureLine({ name, alt, caption }) {
  const below =
    caption === undefined
      ? ''
      : caption.includes("'")
        ? ` "${escaped(caption, /["\\]/g)}"`
        : ` '${escaped(caption, /\\/g)}'`;
  return `![${escaped(alt, /[[\]\\]/g)}](${name}${below})`;
}

/**
 * @param {string} text @param {number} place of the picture among all, from 0
 * @param {Partial<PictureLine>} change
 * @returns {string}
 */
export function withPicture(text, place, change) {
  const picture = pictureLines(text)[place];
  if (picture === undefined) return text;
  let count = -1;
  return text.replace(line, (all) => ((count += 1) === place ? pictureLine({ ...picture, ...change }) : all));
}

/** The file without the language that one may be for: `order.de.svg` stands for `order.svg`. @param {string} name */
export const anyLanguage = (name) => name.replace(/\.[a-z]{2}(?=\.\w+$)/, '');
