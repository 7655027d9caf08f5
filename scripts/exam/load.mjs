import '../run/checkout/node-version.mjs';
import { importSource } from '../run/checkout/import-source.mjs';
import { runAsScript } from '../run/checkout/project.mjs';

// `node scripts/exam/load.mjs [sqlite|postgres]`: what calls take while 50 people sit exams at the built site, for about a minute each.
await runAsScript(import.meta.url, async () => {
  /** @type {typeof import('../../tests/crash/exams/load')} */
  const { measureLoad } = await importSource('tests/crash/exams/load.ts');
  const asked = process.argv[2];
  for (const kind of /** @type {const} */ (['sqlite', 'postgres'])) {
    if (asked !== undefined && asked !== kind) continue;
    console.log(`${kind}, ms`);
    console.table(await measureLoad(kind));
  }
  return 0;
});
