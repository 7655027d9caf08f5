import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { locales, type Locale } from '../i18n/locales';
import { pageRoutes, routes } from '../routes/routes';
import { drawPicture } from './picture';
import { ogText, type OgText } from '../routes/picture-text';

// Drawing takes a moment, and on a busy machine the first one some seconds.
vi.setConfig({ testTimeout: 30_000 });

const network = vi.fn();
const original = globalThis.fetch;
// The drawing library fetches its own WebAssembly from a data URL, and fonts for unknown characters from the network.
vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
  if (String(input).startsWith('data:')) return original(input, init);
  network(String(input));
  return Promise.reject(new Error('no network'));
});
afterEach(() => network.mockClear());

const sample: OgText = {
  locale: 'en',
  route: pageRoutes.home,
  title: 'Practice and mock exams',
  description: 'Practise every question type of the test.',
};

test('is a PNG of 1200 by 630 px', async () => {
  const png = await drawPicture(sample);
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect(png.subarray(12, 16).toString('latin1')).toBe('IHDR');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('other words give another picture, and so does another tint', async () => {
  const pictures = await Promise.all(
    [sample, { ...sample, title: 'Pricing' }, { ...sample, route: pageRoutes.courses }].map(drawPicture),
  );
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(3);
});

test('a text without an end and a character without a font still give a picture', async () => {
  const title = 'Long 🎈 '.repeat(60);
  await drawPicture({ ...sample, title, description: title });
  await drawPicture({ ...sample, title: '', description: '' });
  expect(network).not.toHaveBeenCalled();
});

const translated = locales.filter((locale) =>
  existsSync(new URL(`../../messages/${locale}/meta.json`, import.meta.url)),
);

/** Every character of a language's texts, in portions that a picture shows whole; a mark stands on a consonant. */
async function alphabet(locale: Locale): Promise<string[]> {
  const texts = await Promise.all(routes.map(({ id }) => ogText(locale, id)));
  const used = new Set(texts.flatMap((text) => [...`${text?.title ?? ''}${text?.description ?? ''}`]));
  const characters = [...used].filter((character) => character !== ' ');
  return Array.from({ length: Math.ceil(characters.length / 60) }, (_, index) =>
    characters
      .slice(index * 60, (index + 1) * 60)
      .map((character) => (/[\p{M}\u0E33]/u.test(character) ? `ก${character}` : character))
      .join(' '),
  );
}

test.each(translated)(
  'the fonts hold every character of the texts in %s',
  { timeout: 30_000 },
  async (locale) => {
    for (const portion of await alphabet(locale)) {
      await drawPicture({ ...sample, locale, title: portion, description: portion });
    }
    expect(network).not.toHaveBeenCalled();
  },
);
