import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureFile, picturesFolder } from './picture-file';

let folder: string;
const put = (name: string, bytes: string | Buffer) => {
  mkdirSync(path.join(folder, picturesFolder, 'skills/post'), { recursive: true });
  writeFileSync(path.join(folder, picturesFolder, 'skills/post', name), bytes);
};
const drawing = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">${inside}</svg>`;

/** A PNG as far as its size says it. */
function png(width: number, bytes = 100): Buffer {
  const file = Buffer.alloc(bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(file);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(400, 20);
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('a picture of a post', () => {
  it('is found beside the others of the post, with its size', () => {
    put('scale.svg', drawing());
    put('scale.de.svg', drawing('<a href="#part"/>'));
    put('desk.png', png(1200));
    expect(pictureFile('skills/post', 'scale.svg')).toEqual({
      src: '/assets/posts/skills/post/scale.svg',
      width: 300,
      height: 200,
      bytes: drawing().length,
      type: 'image/svg+xml',
    });
    expect(pictureFile('skills/post', 'scale.de.svg')).toMatchObject({ width: 300 });
    expect(pictureFile('skills/post', 'desk.png')).toMatchObject({ width: 1200, type: 'image/png' });
  });

  it('is missed with the names of those that there are', () => {
    expect(pictureFile('skills/post', 'scale.svg')).toBe(
      'names the picture scale.svg, which is not in public/assets/posts/skills/post; there is none',
    );
    put('desk.png', png(1200));
    expect(pictureFile('skills/post', 'scale.svg')).toBe(
      'names the picture scale.svg, which is not in public/assets/posts/skills/post; there are desk.png',
    );
  });

  it.each([
    'My Desk.png',
    'desk.gif',
    'desk',
    '../other/desk.png',
    'https://example.com/desk.png',
    'desk.constructor',
  ])('has a name that makes an address: not %s', (name) => {
    expect(pictureFile('skills/post', name)).toBe(
      `names the picture ${name}: give the name of a file in public/assets/posts/skills/post, in lower-case words with hyphens, that ends in .svg, .webp, .png, .jpg`,
    );
  });

  it.each([
    [
      'heavy.png',
      png(1200, 250_001),
      'is too heavy: it has 251 kB, and 250 kB are allowed. Save it smaller, 2000 px wide at most, as .webp',
    ],
    [
      'heavy.svg',
      drawing(' '.repeat(60_000)),
      'is too heavy: it has 61 kB, and 60 kB are allowed. Draw it with fewer points',
    ],
    ['narrow.png', png(639), 'is 639 px wide: it should be 640 to 2000 px wide'],
    ['wide.png', png(2001), 'is 2001 px wide: it should be 640 to 2000 px wide'],
    ['text.webp', 'Not a picture', 'is no picture of the kind that its name says, .webp'],
    [
      'script.svg',
      drawing('<script>1</script>'),
      'holds “<script”: a drawing may hold no scripts, links or other files',
    ],
    [
      'event.svg',
      drawing('<g onload="1"/>'),
      'holds “onload=”: a drawing may hold no scripts, links or other files',
    ],
    [
      'link.svg',
      drawing('<use href="https://x/y"/>'),
      'holds “href="”: a drawing may hold no scripts, links or other files',
    ],
    [
      'style.svg',
      drawing('<style>g{fill:url(https://x)}</style>'),
      'holds “url(”: a drawing may hold no scripts, links or other files',
    ],
  ])('is refused in plain words: %s', (name, bytes, reason) => {
    put(name, bytes);
    expect(pictureFile('skills/post', name)).toBe(`shows the picture ${name}, which ${reason}`);
  });
});
