import { withArticles } from './articles/read-articles.mjs';
import { findBehind, nextLedger } from './ledger/ledger.mjs';
import { readLedger, writeLedger } from './ledger/ledger-file.mjs';
import { readCatalogs } from './read/read-folders.mjs';
import { count } from './report.mjs';
import { matches } from './rules.mjs';
import { loadTables } from './tables.mjs';

// `npm run catalogs:ledger` notes of which English the translations are; `npm run catalogs:accept de home.hero.title` says that a
// translation fits an English which changed. To be committed with the texts.
const args = process.argv.slice(2);
const [code, pattern = '*'] = args;
const tables = await loadTables();
const codes = tables.locales.map((locale) => locale.code).filter((name) => name !== 'en');
const { catalogs: messages, problems } = await readCatalogs('messages', tables);
const catalogs = await withArticles(messages);
const keys = [...(catalogs.get('en') ?? [])].flatMap(([namespace, { texts }]) =>
  [...texts.keys()].map((path) => `${namespace}.${path}`),
);

if (args[0] !== '--all-changed' && !(code === 'all' || codes.includes(code ?? ''))) {
  stop(
    `Say whose translation fits: npm run catalogs:accept <language or all> [key], one of all, ${codes.join(', ')}; ` +
      `such as npm run catalogs:accept de home.hero.title`,
  );
} else if (args[0] !== '--all-changed' && !keys.some((key) => matches(pattern, key))) {
  stop(`There is no English text ${pattern}. Keys are written as in npm run catalogs, with the file first.`);
} else if (problems.some(({ warning }) => !warning)) {
  stop('Some catalogs cannot be read: npm run catalogs says which and why.');
} else {
  const accepts =
    args[0] === '--all-changed'
      ? undefined
      : (/** @type {string} */ locale, /** @type {string} */ key) =>
          (code === 'all' || locale === code) && matches(pattern, key);
  const ledger = nextLedger((await readLedger()) ?? {}, catalogs, accepts);
  await writeLedger(ledger);
  const behind = findBehind(ledger, catalogs).flatMap((text) => text.codes);
  const rest = behind.length === 0 ? 'none is' : `${count(behind.length, 'translation')} still`;
  console.log(`ledger: ${count(Object.keys(ledger).length, 'text')}, ${rest} behind the English`);
}

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exitCode = 1;
}
