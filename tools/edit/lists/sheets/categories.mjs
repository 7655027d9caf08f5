import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { importSource } from '../../../../scripts/run/checkout/import-source.mjs';
import { entries, entryName } from '../files/yaml-rows.mjs';

/** @typedef {import('./sheets.mjs').SheetSource} SheetSource */

const folder = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/, {
  error: 'It becomes a part of addresses: lower-case words with hyphens, such as test-day',
});
const words = z.string().min(1).max(300);
const shape = z.strictObject({
  [entries]: z.array(
    z.strictObject({ [entryName]: folder, name: z.string().min(1).max(60), description: words }),
  ),
});

/**
 * The categories of the blog, a list for each language.
 *
 * @returns {Promise<SheetSource[]>}
 */
export async function categorySheets() {
  /** @type {typeof import('../../../../lib/i18n/locale-table')} */
  const { localeTable } = await importSource('lib/i18n/locale-table.ts');
  const languages = new Intl.DisplayNames(['en'], { type: 'language' });
  return Object.entries(localeTable).map(([code, { lang }]) => ({
    ...{ id: `categories-${code}`, group: 'Categories of the blog', name: languages.of(lang) ?? code },
    ...{ file: `content/blog/${code}/categories.yml`, at: [entries], rows: true, shape },
    ...(code !== 'en' && { english: 'categories-en' }),
    can: { add: true, order: false },
    words: {
      [entryName]: {
        label: 'Part of the address',
        help: 'The folder of its posts, the same in every language. It stays, since addresses with it are known.',
        kept: 'once',
      },
      name: { help: 'Stands over its posts and in the list of categories.' },
      description: { help: 'Stands under the name, and in search results.' },
    },
    follows: [
      code === 'en'
        ? 'A new category can be chosen for new posts at once. Each language needs it, with a name of its own, before a post in it is translated.'
        : 'A category is needed here as soon as this language has a post in it.',
    ],
    idOf: (/** @type {Record<string, string>} */ row) => String(row[entryName]),
    shown: ({ name, [entryName]: part }) => ({ title: `${name ?? ''}`, detail: `/blog/${part}` }),
    fileFaults: ({ [entries]: rows }) => (Array.isArray(rows) ? doubled(rows) : []),
    removeFaults: ({ [entryName]: part }, root) => postsIn(path.join(root, 'content/blog', code, part)),
  }));
}

/** @param {readonly Record<string, string>[]} rows */
const doubled = (rows) => {
  const names = rows.map((row) => row[entryName]);
  return names
    .filter((name, place) => names.indexOf(name) < place)
    .map((name) => `There is a category ${name} already`);
};

/** @param {string} place of the posts */
async function postsIn(place) {
  const posts = await readdir(place, { recursive: true }).catch(() => []);
  const count = posts.filter((name) => name.endsWith('.mdx')).length;
  return count === 0
    ? []
    : [`It has ${count === 1 ? 'a post' : `${count} posts`}: move or remove what is in it first.`];
}
