import { expect, test, vi } from 'vitest';
import { ogImagePath } from '@/lib/routes/picture-path';
import * as picture from '../../../lib/og/picture';
import { ogText } from '@/lib/routes/picture-text';
import { GET } from './route';

// Drawing takes a moment, and on a busy machine the first one some seconds.
vi.setConfig({ testTimeout: 30_000 });

const ask = (slug: readonly string[], query = '') =>
  GET(new Request(`https://site.test/og/${slug.join('/')}${query}`), {
    params: Promise.resolve({ slug: [...slug] }),
  });

/** Asks for a picture at the address that the page names. */
async function get(locale: string, id: string) {
  const text = await ogText(locale, id);
  if (!text) throw new Error(`There is no picture ${locale}/${id}`);
  const { search } = new URL(ogImagePath(text), 'https://site.test');
  return ask([locale, `${id}.png`], search);
}

test('answers a page with its picture, which caches may keep', async () => {
  const response = await get('en', 'home');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=31536000');
  const png = Buffer.from(await response.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a hundred requests for one picture draw it once', async () => {
  const draw = vi.spyOn(picture, 'drawPicture');
  const responses = await Promise.all(Array.from({ length: 100 }, () => get('en', 'pricing')));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(draw).toHaveBeenCalledTimes(1);
});

test.each(['', '?v=', '?v=00000000', '?v=00000000&v=1', '?w=1'])(
  'leads from the query %j to the one address of the picture, and draws nothing',
  async (query) => {
    const draw = vi.spyOn(picture, 'drawPicture').mockClear();
    const response = await ask(['de', 'home.png'], query);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toMatch(/^\/og\/de\/home\.png\?v=[0-9a-f]{8}$/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(draw).not.toHaveBeenCalled();
  },
);

test('a current version with more behind it is not another picture', async () => {
  const { search } = new URL(
    (await ask(['de', 'home.png'])).headers.get('location') ?? '',
    'https://site.test',
  );
  for (const query of [`${search}&x=1`, `?x=1&${search.slice(1)}`]) {
    expect((await ask(['de', 'home.png'], query)).status, query).toBe(307);
  }
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
  const response = await ask(slug, '?v=12345678');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
});
