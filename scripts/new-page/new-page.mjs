import '../run/checkout/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadTables } from '../../tools/catalogs/tables.mjs';
import { newPage } from './files.mjs';
import { Failure, inRoot, runAsScript } from '../run/checkout/project.mjs';

/** @param {string} file */
const read = (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined);

await runAsScript(import.meta.url, async () => {
  const [name, ...words] = process.argv.slice(2);
  if (name === undefined) {
    throw new Failure('Say how the page is called: npm run new:page press-kit "Press kit"');
  }
  const [first = '', ...letters] = name.replaceAll('-', ' ');
  const title = words.join(' ') || first.toUpperCase() + letters.join('');
  const { locales } = await loadTables();
  const files = newPage({ name, title, locales: locales.map(({ code }) => code) }, read);
  for (const [file, content] of files) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), content);
  }
  console.log(
    `Written: ${files.size} files. Write the English texts in messages/en/${name}.json and messages/en/meta.json, then ` +
      `translate: npm run catalogs names each text that is still English. npm run dev shows the page at /${name}.`,
  );
  return 0;
});
