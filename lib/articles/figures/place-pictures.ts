import type { Image, Root } from 'mdast';
import type { PictureFile } from './picture-file';

declare module 'mdast' {
  interface ImageData {
    picture?: PictureFile;
  }
}

export interface PlacedPicture extends PictureFile {
  line: number;
  alt: string;
  caption: string | undefined;
}

/** The file that a text shows by a name; a string tells its writer why there is none. */
export type PictureLookup = (file: string, name: string) => PictureFile | string;

export function picturesAlone({ children }: Root): ReadonlySet<Image> {
  return new Set(children.flatMap((node) => imageOf(node) ?? []));
}

function imageOf(node: Root['children'][number]): Image | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === 'image' ? only : undefined;
}

/**
 * Gives a picture its address and its size, so that nothing moves when it comes.
 *
 * @param alone pictures that stand on lines of their own
 * @returns why it cannot be shown, in words for whoever writes the text
 */
export function pictureReason(
  image: Image,
  { file, find, alone }: { file: string; find: PictureLookup | undefined; alone: ReadonlySet<Image> },
): string | undefined {
  if (!find) return 'has a picture, which only posts can have';
  if (!alone.has(image))
    return `has the picture ${image.url} within a line, a list, a table or a box: it needs a line of its own with an empty line before and after it`;
  if (!image.alt?.trim())
    return `has the picture ${image.url} without saying what it shows, for readers who do not see it: write ![What it shows](${image.url})`;
  const found = find(file, image.url);
  if (typeof found === 'string') return found;
  const { src, width, height } = found;
  image.url = src;
  image.data = { ...image.data, picture: found, hProperties: { width, height } };
  return undefined;
}

/** Takes pictures out of their paragraphs; those below the first headline of a text are loaded when they are scrolled to. */
export function placePictures(tree: Root): void {
  const firstSection = tree.children.findIndex(({ type }) => type === 'heading');
  tree.children = tree.children.map((node, index) => {
    const image = imageOf(node);
    if (!image) return node;
    const isBelow = firstSection >= 0 && index > firstSection;
    const loading = isBelow ? 'lazy' : 'eager';
    image.data = { ...image.data, hProperties: { ...image.data?.hProperties, loading } };
    return image;
  });
}

export function picturesOf({ children }: Root): PlacedPicture[] {
  return children.flatMap((node) => {
    const picture = node.type === 'image' ? node.data?.picture : undefined;
    if (node.type !== 'image' || !picture) return [];
    const line = node.position?.start.line ?? 1;
    return [{ ...picture, line, alt: node.alt ?? '', caption: node.title ?? undefined }];
  });
}
