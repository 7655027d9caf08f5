import { checkCatalogs } from './check-catalogs.mjs';
import { report } from './report.mjs';
import { loadRules } from './rules.mjs';
import { loadTables } from './tables.mjs';

const [locale, dir = 'messages'] = process.argv.slice(2);
const tables = await loadTables();
if (!tables.locales.some(({ code }) => code === locale)) {
  throw new Error('Usage: node scripts/catalogs/diff.mjs <locale> [folder]');
}
const result = await checkCatalogs({
  dir,
  tables,
  rules: await loadRules(`${dir}/rules.json`),
  only: [locale ?? ''],
});
const keyRules = ['file', 'missing-key', 'superfluous-key', 'structure', 'json'];
const problems = result.problems.filter(
  ({ file, rule }) => file.startsWith(`${dir}/${locale}`) && keyRules.includes(rule),
);
console.log(report({ ...result, problems }));
