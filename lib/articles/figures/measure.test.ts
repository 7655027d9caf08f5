import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measure } from './measure';

/** The beginning of a WebP, with the bytes of its first part from the 12th on. */
function webp(part: string, from: number, bytes: readonly number[]): Buffer {
  const file = Buffer.alloc(40);
  file.write('RIFF', 0, 'latin1');
  file.write(`WEBP${part}`, 8, 'latin1');
  Buffer.from(bytes).copy(file, from);
  return file;
}

const svg = (attributes: string) => Buffer.from(`<?xml version="1.0"?>\n<svg ${attributes}><g/></svg>`);

it.each([
  ['PNG', readFileSync('public/apple-icon.png'), 180, 180],
  ['JPEG', readFileSync('public/videos/det-listening-words.jpg'), 1280, 720],
  ['WebP with room for more', webp('VP8X', 24, [0xaf, 0x04, 0, 0x1f, 0x03, 0]), 1200, 800],
  ['WebP without loss', webp('VP8L', 20, [0x2f, 0xaf, 0xc4, 0xc7, 0x00]), 1200, 800],
  ['WebP with loss', webp('VP8 ', 26, [0xb0, 0x04, 0x20, 0x03]), 1200, 800],
  ['SVG with a size', svg('xmlns="x" width="1200" height="800px" viewBox="0 0 3 2"'), 1200, 800],
  ['SVG with a box', svg('viewBox="10 10 300.4 200"'), 300, 200],
  ['SVG as wide as there is room', svg('width="100%" height="100%" viewBox="0,0,300,200"'), 300, 200],
])('reads the size of a %s', (_, bytes, width, height) => {
  expect(measure(bytes)).toEqual({ width, height });
});

it.each([
  ['a text', Buffer.from('no picture')],
  ['nothing', Buffer.alloc(0)],
  ['an SVG without a size', svg('xmlns="x"')],
  ['a JPEG that ends early', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4])],
])('knows no size of %s', (_, bytes) => {
  expect(measure(bytes)).toBeUndefined();
});
