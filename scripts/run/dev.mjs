import './checkout/node-version.mjs';
import { existsSync, readFileSync, watch } from 'node:fs';
import { run, runTool, stopOnSignals } from './checkout/child.mjs';
import { Failure, inRoot, runAsScript } from './checkout/project.mjs';
import { prepare } from './prepare.mjs';
import { freePort } from './server.mjs';
import { checkSettings } from './settings/check-settings.mjs';
import { environmentOf, readAnew } from './settings/read-settings.mjs';
import { takeTurns } from './take-turns.mjs';

/** Files that count from a start on: which texts and languages there are, and the prices, with which the API brings its plans in line. */
const readAtStart = [
  ['lib/i18n', 'namespaces.ts'],
  ['lib/i18n', 'locale-table.ts'],
  ['lib/i18n', 'locales.ts'],
  ['lib/site', 'price-list.ts'],
];

/** @type {[folder: string, name: RegExp][]} */
const texts =
  // The editor checks what it saves, and a check of everything would keep the page waiting.
  process.env.EDIT_TEXTS === '1'
    ? []
    : [
        ['messages', /\.json$/],
        ['content', /\.(?:mdx|yml)$|^reviews\.json$/],
        ['public/assets/posts', /\.\w+$/],
      ];

/** Such as `--port 4000`, behind which a port of the settings counts for nothing. */
const ownArguments = process.argv.slice(2);
const choosesPort = ownArguments.some((argument) => /^(?:-p|--port)\b/.test(argument));

/**
 * Serves the site as it is being written: pages follow what is saved, and what the catalogs check says of a saved text stands in
 * the terminal. Changed settings and prices, a new catalog and a new language start it anew. Arguments go to Next.
 *
 * @returns {Promise<number>} the exit code of Next
 */
async function develop() {
  stopOnSignals();
  await prepare({ build: false });
  let start = await nextStart();
  if (!choosesPort) await freePort(start.port, start.host, 'npm run dev');
  let over = new AbortController();
  const startAnew = takeTurns(async () => {
    const next = await nextStart().catch(sayAndGoOn);
    if (next === undefined || next.key === start.key) return;
    console.log('\nThe settings, the prices, or the list of texts or languages have changed: starting anew.');
    start = next;
    over.abort();
  }, 300);
  const checkSoon = takeTurns(() => run(process.execPath, ['tools/catalogs/check.mjs']), 300);
  const watchers = [
    ...texts
      .filter(([folder]) => existsSync(inRoot(folder)))
      .map(([folder, name]) => follow(folder, (file) => name.test(file), checkSoon)),
    ...['lib/i18n', 'lib/site'].map((folder) =>
      follow(
        folder,
        (file) => readAtStart.some(([place, name]) => place === folder && name === file),
        startAnew,
      ),
    ),
    follow('.', (file) => file.startsWith('.env'), startAnew),
  ];
  try {
    for (;;) {
      over = new AbortController();
      const code = await runTool('next/dist/bin/next', ['dev', ...start.address, ...ownArguments], {
        env: { ...start.env, NEXT_TELEMETRY_DISABLED: '1' },
        until: over.signal,
      });
      if (!over.signal.aborted) return code;
    }
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}

/**
 * @param {string} folder of the checkout; where texts lie the folders below it, too
 * @param {(file: string) => boolean} matters
 * @param {() => void} event
 */
function follow(folder, matters, event) {
  const watcher = watch(
    inRoot(folder),
    { recursive: texts.some(([place]) => place === folder) },
    (_, file) => {
      if (file && matters(file)) event();
    },
  );
  return watcher.on('error', (error) =>
    console.error(`Changes in ${folder} are no longer noticed: ${error.message}`),
  );
}

/** @param {unknown} error */
function sayAndGoOn(error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`\nError: ${error.message}\nThe site goes on with the settings it has.`);
  return undefined;
}

/**
 * @returns {Promise<{ env: Record<string, string>, address: string[], port: number, host: string | undefined, key: string }>} `key` is another one when Next has to start anew
 * @throws {Failure} when settings cannot be used
 */
async function nextStart() {
  const reading = readAnew({ dev: true });
  const { PORT, HOST } = await checkSettings(reading);
  const env = environmentOf(reading.settings);
  const address = [
    ...(choosesPort ? [] : ['--port', String(PORT)]),
    ...(HOST === undefined ? [] : ['--hostname', HOST]),
  ];
  const lists = readAtStart.map((parts) => readFileSync(inRoot(...parts), 'utf8'));
  return { env, address, port: PORT, host: HOST, key: JSON.stringify([env, lists]) };
}

await runAsScript(import.meta.url, develop);
