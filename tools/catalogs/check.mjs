import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { articlesBeside } from './articles/articles-thread.mjs';
import { withArticles } from './articles/read-articles.mjs';
import { checkCatalogs } from './check-catalogs.mjs';
import { nextLedger } from './ledger/ledger.mjs';
import { ledgerContent, ledgerFile, readLedger } from './ledger/ledger-file.mjs';
import { report } from './report.mjs';
import { loadReviewFile, reviewProblems } from './keys/review-rows.mjs';
import { loadRules } from './rules.mjs';
import { loadTables } from './tables.mjs';

const usage = `Usage: node tools/catalogs/check.mjs [options]
  --dir <folder>   folder of the catalogs and their rules.json (messages)
  --locale <code>  check this language only, may be repeated
  --changed <file> check the messages and articles that these changed, may be repeated: all others were found right before
  --no-code        leave out which texts the code uses
  --ledger <file>  of which English each translation is (content/translated-from.json for messages)
  --strict         let warnings fail, and a ledger that is not up to date
  --json           print the result as JSON`;

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'messages' },
    locale: { type: 'string', multiple: true },
    changed: { type: 'string', multiple: true },
    'no-code': { type: 'boolean', default: false },
    ledger: { type: 'string' },
    strict: { type: 'boolean', default: false },
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
  if (unknown) {
    console.error(
      `There is no language ${unknown}; there are ${tables.locales.map(({ code }) => code).join(', ')}.`,
    );
    process.exit(1);
  }
  const hasArticles =
    dir === 'messages' && (!values.changed || values.changed.some((file) => file.startsWith('content/')));
  const articles = hasArticles
    ? articlesBeside(['en', ...(values.locale ?? tables.locales.map(({ code }) => code))])
    : [];
  const file = values.ledger ?? (dir === 'messages' ? ledgerFile : undefined);
  const ledger = file === undefined ? undefined : await readLedger(file);
  const { catalogs, ...result } = await checkCatalogs({
    dir,
    tables,
    rules: await loadRules(`${dir}/rules.json`),
    sources: values['no-code'] ? [] : ['app', 'components', 'lib'].filter((folder) => existsSync(folder)),
    only: values.locale,
    changed: values.changed,
    ledger,
  });
  if (!values['no-code']) {
    const reviews = await readFile('content/reviews.json', 'utf8').catch(() => undefined);
    const texts = catalogs.get('en')?.get('reviews')?.texts.keys() ?? [];
    if (reviews !== undefined)
      result.problems.push(...reviewProblems(reviews, dir, texts, await loadReviewFile()));
  }
  const found = await articles;
  result.problems.push(...found.filter(({ warning }) => !warning));
  result.warnings.push(...found.filter(({ warning }) => warning));
  if (values.strict) {
    // A text may be there in some languages only.
    const untranslated = result.warnings.filter(({ rule }) => rule === 'untranslated');
    result.problems.push(...result.warnings.filter(({ rule }) => rule !== 'untranslated'));
    result.warnings = untranslated;
    const old =
      ledger &&
      !values.locale &&
      ledgerContent(ledger) !== ledgerContent(nextLedger(ledger, await withArticles(catalogs)));
    const reason = 'The ledger does not know the newest texts: run npm run lastmod and commit the result.';
    if (old) result.problems.push({ file: file ?? '', key: '', rule: 'ledger', reason });
  }
  console.log(values.json ? JSON.stringify(result, undefined, 2) : report(result));
  if (result.problems.length > 0) process.exitCode = 1;
}
