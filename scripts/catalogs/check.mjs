import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkCatalogs } from './check-catalogs.mjs';
import { report } from './report.mjs';
import { loadRules } from './rules.mjs';
import { loadTables } from './tables.mjs';

const usage = `Usage: node scripts/catalogs/check.mjs [options]
  --dir <folder>   folder of the catalogs and their rules.json (messages)
  --locale <code>  check this language only, may be repeated
  --no-code        leave out which texts the code uses
  --json           print the result as JSON`;

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'messages' },
    locale: { type: 'string', multiple: true },
    'no-code': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(usage);
} else {
  const dir = values.dir.replace(/\/+$/, '');
  const tables = await loadTables();
  const unknown = values.locale?.find((code) => !tables.locales.some((locale) => locale.code === code));
  if (unknown) throw new Error(`No language ${unknown} in lib/i18n/locales.ts`);
  const result = await checkCatalogs({
    dir,
    tables,
    rules: await loadRules(`${dir}/rules.json`),
    sources: values['no-code'] ? [] : ['app', 'components', 'lib'].filter((folder) => existsSync(folder)),
    only: values.locale,
  });
  console.log(values.json ? JSON.stringify(result, undefined, 2) : report(result));
  if (result.problems.length > 0) process.exitCode = 1;
}
