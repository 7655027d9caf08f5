import { ledgerFile, readLedger } from '../catalogs/ledger/ledger-file.mjs';
import { loadRules } from '../catalogs/rules.mjs';
import { loadTables } from '../catalogs/tables.mjs';
import { loadGlossary } from '../catalogs/text/glossary.mjs';
import { openStore } from '../edit/texts/store.mjs';
import { ExchangeError } from './exchange-error.mjs';

/** @typedef {import('../catalogs/tables.mjs').Tables} Tables */

/** @typedef {Awaited<ReturnType<typeof loadSite>>} Site */

/**
 * @param {string} root the checkout's folder
 * @param {{ tables?: Tables }} [parts]
 */
export async function loadSite(root, { tables: given } = {}) {
  const tables = given ?? (await loadTables());
  return {
    root,
    tables,
    rules: await loadRules(`${root}/messages/rules.json`),
    glossary: await loadGlossary(`${root}/messages/GLOSSARY.md`),
    ledger: () => readLedger(`${root}/${ledgerFile}`),
    store: await openStore(root, { tables }),
  };
}

/**
 * @param {string | undefined} name a code of the site, or a BCP 47 tag as tools write it: `zh-CN` is `zh-Hans`, `pt-PT` is not `pt-BR`
 * @param {Tables} tables
 * @throws {ExchangeError}
 */
export function localeNamed(name, { locales }) {
  const others = locales.filter(({ code }) => code !== 'en');
  const found = others.find(
    ({ code, lang }) => name === code || (name !== undefined && fullTag(name) === fullTag(lang)),
  );
  if (found) return found;
  const codes = others.map(({ code }) => code).join(', ');
  throw new ExchangeError(
    name === undefined
      ? `Say of which language, one of ${codes}.`
      : name === 'en'
        ? `English is what is translated; say into which language, one of ${codes}.`
        : `There is no language ${name}; there are ${codes}.`,
  );
}

/** A tag with its likely script and region. @param {string} tag */
function fullTag(tag) {
  try {
    return new Intl.Locale(tag).maximize().toString();
  } catch {
    return tag;
  }
}
