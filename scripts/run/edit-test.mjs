import './checkout/node-version.mjs';
import { findBrowser } from './browser.mjs';
import { runTool, stopOnSignals } from './checkout/child.mjs';
import { runAsScript } from './checkout/project.mjs';

/** Drives the editor of texts in a browser. What stands on the command line goes to Playwright, such as `-g headline`. */
await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  const browser = await findBrowser();
  const args = ['test', '--config', 'tests/editor/editor.config.ts', ...process.argv.slice(2)];
  return runTool('@playwright/test/cli.js', args, { env: { CHROMIUM_PATH: browser.path } });
});
