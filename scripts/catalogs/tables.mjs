import { readFile } from 'node:fs/promises';
import ts from 'typescript';

/**
 * What the site's own tables say about its catalogs.
 * @typedef {object} Tables
 * @property {{ code: string, lang: string }[]} locales English first; `lang` is the BCP 47 tag plural rules are taken from
 * @property {string[]} namespaces
 * @property {string} brand the name that no catalog may spell out
 */

/**
 * Reads the tables of lib/ so that they stay the only place where languages, namespaces and the brand are listed.
 * Node 20 cannot import TypeScript, hence the transpilation; the three files import nothing themselves.
 * @returns {Promise<Tables>}
 */
export async function loadTables() {
  const [{ localeTable }, { namespaces }, { brand }] = await Promise.all(
    ['i18n/locales.ts', 'i18n/namespaces.ts', 'site/brand.ts'].map(importTypeScript),
  );
  const locales = Object.entries(/** @type {Record<string, { lang: string }>} */ (localeTable));
  return {
    locales: locales.map(([code, { lang }]) => ({ code, lang })),
    namespaces: [...namespaces],
    brand: brand.name,
  };
}

/** @param {string} path below lib/ */
async function importTypeScript(path) {
  const source = await readFile(new URL(`../../lib/${path}`, import.meta.url), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputText)}`);
}
