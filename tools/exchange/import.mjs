import { exitCodeOf } from '../../scripts/run/checkout/project.mjs';
import { EditError } from '../edit/serve/edit-error.mjs';
import { readArguments } from './arguments.mjs';
import { ExchangeError } from './exchange-error.mjs';
import { reportOf } from './intake/report.mjs';
import { takeIn } from './intake/take-in.mjs';
import { bytesOf, readReturned } from './read-file.mjs';
import { loadSite } from './site.mjs';

const usage = `Usage: npm run catalogs:import -- <file> [options]
  --dry             say what would be taken in, and write nothing
  --locale <code>   the language of a table that has lost its column "version"; any other file has to be of it`;

process.exitCode = await exitCodeOf(async () => {
  const boolean = /** @type {const} */ ({ type: 'boolean' });
  const string = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = readArguments({ dry: boolean, locale: string, help: boolean }, usage);
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new ExchangeError('Say which file, and one only.');
  const returned = readReturned(await bytesOf(name));
  const site = await loadSite(process.cwd());
  const taken = await takeIn(site, returned, values.locale);
  const dry = values.dry === true;
  if (!dry) await write(site, taken);
  console.log(reportOf(taken, { dry }));
  return taken.refused.length > 0 ? 1 : 0;
});

/** @param {import('./site.mjs').Site} site @param {import('./contract').TakenIn} taken @throws {ExchangeError} */
async function write({ store }, { changes }) {
  try {
    await store.write(
      changes.map(({ file, key, before, after }) => ({ file, key, before, after })),
      { kind: 'import' },
    );
  } catch (error) {
    throw error instanceof EditError ? new ExchangeError(error.message) : error;
  }
}
