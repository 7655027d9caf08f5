import { expect, test, vi } from 'vitest';
import * as picture from '../../../lib/og/picture';
import { GET } from './route';

// Drawing takes a moment, and on a busy machine the first one some seconds.
vi.setConfig({ testTimeout: 30_000 });

const get = (...slug: string[]) =>
  GET(new Request('https://site.test/og'), { params: Promise.resolve({ slug }) });

test('answers a page with its picture, which caches may keep', async () => {
  const response = await get('en', 'home.png');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=31536000');
  const png = Buffer.from(await response.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a hundred requests for one picture draw it once', async () => {
  const draw = vi.spyOn(picture, 'drawPicture');
  const responses = await Promise.all(Array.from({ length: 100 }, () => get('en', 'pricing.png')));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(draw).toHaveBeenCalledTimes(1);
});

test.each([
  [['xx', 'home.png']],
  [['en', 'nope.png']],
  [['en', 'home']],
  [['en', 'home.jpg']],
  [['en', 'home.png', 'more']],
  [['en']],
  [['home.png']],
  [['en', '../home.png']],
])('%j is a 404 that caches soon forget', async (slug) => {
  const response = await get(...slug);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
});
