import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCatalog } from './read-catalog.mjs';

/** @typedef {import('./read-catalog.mjs').Catalog} Catalog */
/** @typedef {import('../check-catalogs.mjs').Problem} Problem */

/**
 * @param {string} dir @param {import('../tables.mjs').Tables} tables
 * @param {readonly string[]} [only] codes of the languages to read besides English
 * @returns {Promise<{ catalogs: Map<string, Map<string, Catalog>>, problems: Problem[] }>} by language and namespace
 */
export async function readCatalogs(dir, tables, only) {
  /** @type {Problem[]} */
  const problems = [];
  /** @type {Map<string, Map<string, Catalog>>} */
  const catalogs = new Map();
  await findStrangeFolders(dir, tables, problems);
  for (const { code } of tables.locales) {
    if (code !== 'en' && only && !only.includes(code)) continue;
    const folder = await readFolder(dir, code, tables.namespaces, problems);
    if (folder) catalogs.set(code, folder);
  }
  return { catalogs, problems };
}

/**
 * @param {string} dir @param {import('../tables.mjs').Tables} tables @param {Problem[]} problems
 */
async function findStrangeFolders(dir, tables, problems) {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (!entry.isDirectory() || tables.locales.some(({ code }) => code === entry.name)) continue;
    const reason =
      'No such language in lib/i18n/locales.ts: rename or remove the folder, or add the language there.';
    problems.push({ file: `${dir}/${entry.name}`, key: '', rule: 'file', reason });
  }
}

const missingFile = 'The file is missing: take it back from git, or copy the English one and translate it.';

/**
 * @param {string} dir @param {string} code @param {string[]} namespaces @param {Problem[]} problems
 * @returns {Promise<Map<string, Catalog> | undefined>} undefined when the language has no folder
 */
async function readFolder(dir, code, namespaces, problems) {
  const folder = `${dir}/${code}`;
  const names = await readdir(folder).catch(() => undefined);
  if (!names) {
    problems.push({ file: folder, key: '', rule: 'file', reason: 'The folder of this language is missing.' });
    return undefined;
  }
  const expected = namespaces.map((namespace) => `${namespace}.json`);
  // next-intl writes the `.d.json.ts` files: the types of the English texts.
  const strange = names.filter((name) => !/^\.|\.d\.json\.ts$/.test(name) && !expected.includes(name));
  for (const name of strange) {
    const reason =
      'No page reads this file, as lib/i18n/namespaces.ts does not name it: delete it, or give it its name back.';
    problems.push({ file: `${folder}/${name}`, key: '', rule: 'file', reason });
  }
  /** @type {Map<string, Catalog>} */
  const catalogs = new Map();
  for (const namespace of namespaces) {
    const file = `${folder}/${namespace}.json`;
    if (!names.includes(`${namespace}.json`)) {
      problems.push({ file, key: '', rule: 'file', reason: missingFile });
      continue;
    }
    const catalog = readCatalog(await readFile(join(folder, `${namespace}.json`)));
    problems.push(...catalog.findings.map((finding) => ({ file, ...finding })));
    if (catalog.tree !== undefined) catalogs.set(namespace, catalog);
  }
  return catalogs;
}
