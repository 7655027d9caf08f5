import { importSource } from '../../scripts/run/checkout/import-source.mjs';

/**
 * @typedef {object} Tables
 * @property {{ code: string, lang: string }[]} locales English first; `lang` is the BCP 47 tag plural rules are taken from
 * @property {string[]} namespaces
 * @property {string} brand the name that no catalog may spell out
 */

/**
 * Reads the tables of lib/ so that they stay the only place where languages, namespaces and the brand are listed.
 * @returns {Promise<Tables>}
 */
export async function loadTables() {
  const [{ localeTable }, { namespaces }, { brand }] = await Promise.all(
    ['lib/i18n/locale-table.ts', 'lib/i18n/namespaces.ts', 'lib/site/brand.ts'].map(importSource),
  );
  const locales = Object.entries(/** @type {Record<string, { lang: string }>} */ (localeTable));
  return {
    locales: locales.map(([code, { lang }]) => ({ code, lang })),
    namespaces: [...namespaces],
    brand: brand.name,
  };
}
