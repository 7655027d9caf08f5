import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { importSource } from '../../../../scripts/run/checkout/import-source.mjs';

/**
 * A page of the site: `id` is its row in lib/routes/routes.ts, `lesson` the catalog of a lesson's texts.
 * @typedef {import('../../contract').Page & { id: string, lesson?: string }} SitePage
 */

/** @returns {Promise<SitePage[]>} every page once, by its address without a language, with its English name */
export async function sitePages() {
  const [{ routes }, { lessonCatalogs }, { brand }] = await Promise.all(
    ['lib/routes/routes.ts', 'lib/site/courses.ts', 'lib/site/brand.ts'].map(importSource),
  );
  const [meta, courses] = await Promise.all(['meta', 'courses'].map(english));
  /** @param {import('../../../../lib/routes/routes').Route} route @returns {SitePage} */
  const page = ({ id, path, course }) => ({
    id,
    path,
    name: String((course ? courses?.lessons?.[course.key]?.name : meta?.[id]?.name) ?? path).replaceAll(
      '{brand}',
      brand.name,
    ),
    ...(course && { lesson: lessonCatalogs[course.key] }),
  });
  const fixed = routes.map(page);
  const known = new Set(fixed.map((/** @type {SitePage} */ { path }) => path));
  return [...fixed, ...(await longerTexts()).filter(({ path }) => !known.has(path))];
}

/**
 * Posts, their lists, and landing pages, by their files: to compile them all takes seconds.
 *
 * @returns {Promise<SitePage[]>}
 */
async function longerTexts() {
  const [posts, offers] = await Promise.all([mdxBelow('blog'), mdxBelow('landing')]);
  const folders = new Set(posts.map(({ path: one }) => path.posix.dirname(one)));
  return [
    ...[...folders].map((folder) => ({ id: 'blog', path: `/blog/${folder}`, name: `Blog: ${folder}` })),
    ...posts.map(({ path: one, name }) => ({ id: 'blog', path: `/blog/${one}`, name })),
    ...offers.map(({ path: one, name }) => ({ id: 'landing', path: `/${one}`, name })),
  ];
}

/** @param {string} kind a folder of content @returns {Promise<{ path: string, name: string }[]>} by path, in English where it is there */
async function mdxBelow(kind) {
  const folder = path.join('content', kind);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.mdx'));
  const sorted = files
    .map((file) => file.split(path.sep))
    .sort((a, b) => Number(b[0] === 'en') - Number(a[0] === 'en'));
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const [locale = '', ...parts] of sorted) {
    const one = parts.join('/').replace(/\.mdx$/, '');
    if (!names.has(one)) names.set(one, await nameIn(path.join(folder, locale, ...parts), one));
  }
  return [...names].sort().map(([one, name]) => ({ path: one, name }));
}

/** @param {string} file @param {string} otherwise @returns {Promise<string>} */
async function nameIn(file, otherwise) {
  const head = /^---\n(.*?)\n---/s.exec(await readFile(file, 'utf8'))?.[1] ?? '';
  try {
    const { name, title } = parse(head);
    return String(name ?? title ?? otherwise);
  } catch {
    return otherwise;
  }
}

/** @param {string} namespace @returns {Promise<any>} */
const english = async (namespace) => JSON.parse(await readFile(`messages/en/${namespace}.json`, 'utf8'));
