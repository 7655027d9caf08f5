import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { formatOf, measure, type Size } from './measure';

export interface PictureFile extends Size {
  src: string;
  bytes: number;
  type: string;
}

/** Where the pictures of all posts lie, in folders that are called as the posts are. */
export const picturesFolder = 'public/assets/posts';

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** Lower-case words with hyphens, before the ending perhaps the language that the picture is for: `order.svg`, `order.de.svg`. */
const named = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]{2})?\.([a-z]+)$/;

/** Bytes that a picture may have: a reader on a telephone waits a second for the larger of them. */
const most = { drawn: 60_000, photographed: 250_000 };
/** A photo is shown up to 704 px wide, and on fine screens with twice as many. */
const widths = { least: 640, most: 2000 };

const pathOf = (post: string, name = '') =>
  path.join(/* turbopackIgnore: true */ process.cwd(), picturesFolder, post, name);

/** What there is of pictures of a post, and how new it is, to know by whether any has changed. @param post its path below /blog */
export function picturesState(post: string): string {
  return pictureNames(post)
    .map((name) => `${name} ${statSync(pathOf(post, name)).mtimeMs}`)
    .join('\n');
}

function pictureNames(post: string): string[] {
  const folder = pathOf(post);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

function endingOf(name: string): string | undefined {
  const ending = named.exec(name)?.[1] ?? '';
  return Object.hasOwn(types, ending) ? ending : undefined;
}

const nameReason = `has to be called in lower-case words with hyphens, and to end in .${Object.keys(types).join(', .')}`;

/**
 * The size of a picture that a post can show.
 *
 * @param name of the file
 * @returns or, in words for whoever writes the post, why it cannot be shown
 */
export function pictureIn(name: string, bytes: Buffer): Size | string {
  const ending = endingOf(name);
  if (ending === undefined) return nameReason;
  const size = measure(bytes);
  if (!size || formatOf(bytes) !== ending) return `is no picture of the kind that its name says, .${ending}`;
  return reasonAgainst(bytes, size, ending) ?? size;
}

/**
 * A picture of a post.
 *
 * @param post its path below /blog
 * @param name of the file
 * @returns or, in words for whoever writes the post, why it cannot be shown
 */
export function pictureFile(post: string, name: string): PictureFile | string {
  const folder = `${picturesFolder}/${post}`;
  const type = types[endingOf(name) ?? ''];
  if (type === undefined)
    return `names the picture ${name}: give the name of a file in ${folder}, in lower-case words with hyphens, that ends in .${Object.keys(types).join(', .')}`;
  const names = pictureNames(post);
  if (!names.includes(name))
    return `names the picture ${name}, which is not in ${folder}; there ${names.length === 0 ? 'is none' : `are ${names.join(', ')}`}`;
  const bytes = readFileSync(pathOf(post, name));
  const size = pictureIn(name, bytes);
  if (typeof size === 'string') return `shows the picture ${name}, which ${size}`;
  return { src: `/assets/posts/${post}/${name}`, ...size, bytes: bytes.length, type };
}

function reasonAgainst(bytes: Buffer, { width }: Size, ending: string): string | undefined {
  const isDrawn = ending === 'svg';
  const limit = isDrawn ? most.drawn : most.photographed;
  const kilobytes = (count: number) => `${Math.ceil(count / 1000)} kB`;
  if (bytes.length > limit)
    return `is too heavy: it has ${kilobytes(bytes.length)}, and ${kilobytes(limit)} are allowed. ${isDrawn ? 'Draw it with fewer points' : `Save it smaller, ${widths.most} px wide at most, as .webp`}`;
  if (isDrawn) return drawingReason(bytes.toString('utf8'));
  if (width < widths.least || width > widths.most)
    return `is ${width} px wide: it should be ${widths.least} to ${widths.most} px wide`;
  return undefined;
}

/** A drawing is a document of its own for whoever opens its address: nothing in it may run or load anything. */
function drawingReason(text: string): string | undefined {
  const found =
    /<(?:script|foreignObject|iframe|image)\b|\son\w+\s*=|\bhref\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import|<!ENTITY/i.exec(
      text,
    );
  return found
    ? `holds “${found[0].trim()}”: a drawing may hold no scripts, links or other files`
    : undefined;
}
