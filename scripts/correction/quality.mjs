import '../run/checkout/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { importSource } from '../run/checkout/import-source.mjs';
import { Failure, inRoot, runAsScript } from '../run/checkout/project.mjs';

// `npm run corrections:quality`: what of the marks of the built-in checker is right, on content/quality; written into docs/corrections.md.
await runAsScript(import.meta.url, async () => {
  /** @type {typeof import('./set')} */
  const { measureSet } = await importSource('scripts/correction/set.ts');
  /** @type {typeof import('./report')} */
  const { disagreements, documentFile, tables, withTables } = await importSource(
    'scripts/correction/report.ts',
  );
  const set = await measureSet();
  console.log(tables(set));
  const file = inRoot(documentFile);
  const options = { ...(await prettier.resolveConfig(file)), filepath: file };
  writeFileSync(file, await prettier.format(withTables(readFileSync(file, 'utf8'), set), options));
  const wrong = disagreements(set);
  if (wrong.length > 0) throw new Failure(`lib/correction/text/sureness.ts: ${wrong.join('; ')}.`);
  return 0;
});
