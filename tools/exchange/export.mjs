import { exitCodeOf } from '../../scripts/run/checkout/project.mjs';
import { readArguments } from './arguments.mjs';
import { handOut } from './out/hand-out.mjs';
import { loadSite } from './site.mjs';

const usage = `Usage: npm run catalogs:export -- <language> [options]
  --format <xliff|csv>         for tools of translators, or for spreadsheets (xliff)
  --only <missing|stale|all>   what is not translated, what is behind its English, or every text (all)
  --out <file>                 where to write it (catalogs-<language>.xlf or .csv)`;

process.exitCode = await exitCodeOf(async () => {
  const string = /** @type {const} */ ({ type: 'string' });
  const help = /** @type {const} */ ({ type: 'boolean' });
  const { values, positionals } = readArguments({ format: string, only: string, out: string, help }, usage);
  if (values.help) console.log(usage);
  else console.log(await handOut(await loadSite(process.cwd()), positionals, values, placesOf));
  return 0;
});

/** What finds it out reads all of the site's code as soon as it is loaded. @param {readonly string[]} keys */
async function placesOf(keys) {
  const { textUses } = await import('../edit/texts/aside/text-uses.mjs');
  return textUses(keys);
}
