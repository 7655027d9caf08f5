import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages.mjs';
import { choosePages } from './pictures/choose-pages.mjs';

const places = {
  prepare: async () => undefined,
  of: async (key: string) =>
    ({
      'home.title': [{ path: '/', name: 'Home', sure: true }],
      'chrome.menu': ['/', '/a', '/b', '/c'].map((path) => ({ path, name: path, sure: path === '/b' })),
    })[key] ?? [],
};
const text = (key: string, locale: string) => ({ file: 'x', key, locale, before: 'a', after: 'b' });
const file = (name: string) => ({ file: name, key: '', before: '', after: '' });

describe('pages of changes', () => {
  it('are those that show a text, in its language, those first that are sure to', async () => {
    const pages = await pagesOf([text('chrome.menu', 'de'), text('home.title', 'de')], places, ['en', 'de']);
    expect(pages).toEqual([
      { path: '/', locale: 'de', keys: ['chrome.menu', 'home.title'], sure: true },
      { path: '/b', locale: 'de', keys: ['chrome.menu'], sure: true },
      { path: '/a', locale: 'de', keys: ['chrome.menu'], sure: false },
      { path: '/c', locale: 'de', keys: ['chrome.menu'], sure: false },
    ]);
  });

  it('are longer texts themselves, and pages in all languages of what no language has', async () => {
    const files = [
      'content/blog/de/skills/photo.mdx',
      'content/blog/de/categories.yml',
      'content/legal/fr/tos.mdx',
      'content/landing/en/offer.mdx',
      'lib/site/price-list.ts',
      'content/people.json',
    ];
    const pages = await pagesOf(files.map(file), places, ['en', 'de']);
    expect(pages.map(({ path, locale }) => `${locale} ${path}`)).toEqual([
      'de /blog/skills/photo',
      'de /blog',
      'fr /tos',
      'en /offer',
      'en /pricing',
      'de /pricing',
    ]);
  });
});

describe('pages that are photographed', () => {
  const page = (path: string, keys: string[], locale = 'de') => ({ path, keys, locale, sure: true });

  it('show each text twice in its language, and longer texts', () => {
    const many = ['/a', '/b', '/c', '/d'].map((path) => page(path, ['menu']));
    const all = [...many, page('/a', ['menu'], 'fr'), page('/own', []), page('/c', ['menu', 'other'])];
    expect(choosePages(all).chosen.map(({ path, locale }) => locale + path)).toEqual([
      'de/a',
      'de/b',
      'fr/a',
      'de/own',
      'de/c',
    ]);
  });

  it('are not too many', () => {
    const many = Array.from({ length: 20 }, (_, index) => page(`/${index}`, [`${index}`]));
    const { chosen, left } = choosePages(many);
    expect([chosen.length, left]).toEqual([16, 4]);
  });
});
