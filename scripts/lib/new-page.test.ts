import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../lib/i18n/locales';
import { namespaces } from '../../lib/i18n/namespaces';
import { typeListProblems } from '../catalogs/type-list.mjs';
import { newPage } from './new-page.mjs';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const write = (name: string, title = 'Press kit') => newPage({ name, title, locales }, read);

describe('newPage', () => {
  const files = write('press-kit');
  const content = (file: string) => files.get(file) ?? '';

  it('writes the page, and a row in every list that names pages or catalogs', () => {
    expect(content('app/[locale]/(site)/press-kit/page.tsx')).toContain("pageMetadata('pressKit')");
    expect(content('lib/site/routes.ts')).toContain("  pressKit: site('/press-kit', ['press-kit']),\n");
    expect(content('lib/site/menus.ts')).toContain("  'pressKit',\n  'sitemap',\n");
    expect(content('lib/i18n/namespaces.ts')).toContain("  'press-kit',\n] as const;");
    expect(typeListProblems([...namespaces, 'press-kit'], content('lib/i18n/messages.ts'))).toEqual([]);
  });

  it.each(locales)('gives %s a catalog and a head', (locale) => {
    expect(JSON.parse(content(`messages/${locale}/press-kit.json`))).toMatchObject({ title: 'Press kit' });
    const meta = JSON.parse(content(`messages/${locale}/meta.json`)) as Record<string, object>;
    expect(meta.pressKit).toMatchObject({ name: 'Press kit', title: 'Press kit: {brand}' });
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
    const without = (file: string) => (file === 'lib/site/menus.ts' ? 'export {};' : read(file));
    expect(() => newPage({ name: 'press', title: 'Press', locales }, without)).toThrow(
      'lib/site/menus.ts has no place for',
    );
  });
});
