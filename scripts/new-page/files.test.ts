import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../lib/i18n/locales';
import { newPage } from './files.mjs';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const write = (name: string, title = 'Some page') => newPage({ name, title, locales }, read);

describe('newPage', () => {
  const files = write('some-page');
  const content = (file: string) => files.get(file) ?? '';

  it('writes the page, and a row in every list that names pages or catalogs', () => {
    const page = content('app/[locale]/(site)/some-page/page.tsx');
    expect(page).toContain("pageMetadata('somePage')");
    const imported = [...page.matchAll(/ from '([^']+)'/g)].map(([, from]) => from);
    expect(imported).toContain('@/components/blocks/text-page');
    expect(imported.filter((from) => from?.startsWith('.'))).toEqual([]);
    expect(content('lib/routes/routes.ts')).toContain("  somePage: site('/some-page'),\n");
    expect(content('lib/routes/menus.ts')).toContain("  'somePage',\n  'sitemap',\n");
    expect(content('lib/i18n/namespaces.ts')).toContain(
      "  'some-page': catalog<typeof import('../../messages/en/some-page.json')>(),\n};\n",
    );
  });

  it.each(locales)('gives %s a catalog and a head', (locale) => {
    expect(JSON.parse(content(`messages/${locale}/some-page.json`))).toMatchObject({ title: 'Some page' });
    const meta = JSON.parse(content(`messages/${locale}/meta.json`)) as Record<string, object>;
    expect(meta.somePage).toMatchObject({ name: 'Some page', title: 'Some page: {brand}' });
    expect(meta.home).toBeDefined();
  });

  it.each([
    ['Press Kit', 'small letters and hyphens'],
    ['../press', 'small letters and hyphens'],
    ['pricing', 'There is a page pricing'],
    ['tos', 'an address /tos'],
  ])('refuses the name %s', (name, words) => {
    expect(() => write(name)).toThrow(words);
  });

  it('says which file has another form than expected', () => {
    const without = (file: string) => (file === 'lib/routes/menus.ts' ? 'export {};' : read(file));
    expect(() => newPage({ name: 'press', title: 'Press', locales }, without)).toThrow(
      'lib/routes/menus.ts has no place for',
    );
  });
});
