import './checkout/node-version.mjs';
import { watch } from 'node:fs';
import { checkSettings } from './check-settings.mjs';
import { run, runTool, stopOnSignals } from './checkout/child.mjs';
import { inRoot, runAsScript } from './checkout/project.mjs';
import { takeTurns } from './take-turns.mjs';
import { prepare } from './prepare.mjs';

/**
 * Serves the site as it is being written: pages follow what is saved, and what the catalogs check says of a saved text stands in
 * the terminal. Arguments go to Next, such as `npm run dev -- --port 4000`.
 *
 * @returns {Promise<number>} the exit code of Next
 */
async function develop() {
  stopOnSignals();
  await prepare({ build: false });
  await checkSettings();
  const checkSoon = takeTurns(() => run(process.execPath, ['scripts/catalogs/check.mjs']), 300);
  const watcher = watch(inRoot('messages'), { recursive: true }, (_, file) => {
    if (file?.endsWith('.json')) checkSoon();
  });
  watcher.on('error', (error) => console.error(`Saved texts are no longer checked: ${error.message}`));
  try {
    return await runTool('next/dist/bin/next', ['dev', ...process.argv.slice(2)], {
      env: { NEXT_TELEMETRY_DISABLED: '1' },
    });
  } finally {
    watcher.close();
  }
}

await runAsScript(import.meta.url, develop);
