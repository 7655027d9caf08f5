import { checkCatalogs } from './check-catalogs.mjs';
import { readLedger } from './ledger/ledger-file.mjs';
import { byFile } from './report.mjs';
import { loadRules } from './rules.mjs';
import { loadTables } from './tables.mjs';

const headings = {
  Missing: ['file', 'encoding', 'json', 'missing-key', 'structure'],
  'Still English': ['identical', 'script'],
  'English changed since': ['behind'],
  'Too many': ['superfluous-key'],
};

const [locale, dir = 'messages'] = process.argv.slice(2);
const tables = await loadTables();
const codes = tables.locales.map(({ code }) => code).filter((code) => code !== 'en');
if (locale === undefined || !codes.includes(locale)) {
  const unknown = locale === undefined ? '' : `There is no language ${locale} to compare with English. `;
  console.error(`${unknown}Say which: npm run catalogs:diff <language>, one of ${codes.join(', ')}.`);
  process.exitCode = 1;
} else {
  const result = await checkCatalogs({
    dir,
    tables,
    rules: await loadRules(`${dir}/rules.json`),
    only: [locale],
    ledger: dir === 'messages' ? await readLedger() : undefined,
  });
  const all = [...result.problems, ...result.warnings].filter(
    ({ file, rule }) => rule === 'behind' || `${file}/`.startsWith(`${dir}/${locale}/`),
  );
  for (const [heading, rules] of Object.entries(headings)) {
    const found = all.filter(({ rule }) => rules.includes(rule));
    console.log(`${heading}: ${found.length}`);
    if (found.length > 0) console.log(`\n${byFile(found).join('\n')}`);
  }
}
