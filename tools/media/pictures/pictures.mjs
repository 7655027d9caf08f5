import '../../../scripts/run/checkout/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopOnSignals } from '../../../scripts/run/checkout/child.mjs';
import { runAsScript } from '../../../scripts/run/checkout/project.mjs';
import { prepare } from '../../../scripts/run/prepare.mjs';
import { freePort, startServer } from '../../../scripts/run/server.mjs';
import { readSettings } from '../../../scripts/run/settings/read-settings.mjs';
import { besideEachOther, onPaper, save } from './paper.mjs';
import { openBrowser } from '../open-browser.mjs';
import { viewsOf } from './views.mjs';

/**
 * Draws the pictures of the README: `npm run pictures` of the built site, which it serves with data of its own, or
 * `npm run pictures -- http://localhost:3000` of one that runs.
 */
await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  const running = process.argv[2];
  await (running === undefined ? ofOwnServer(draw) : draw(new URL(running).origin));
  return 0;
});

/** @param {(origin: string) => Promise<void>} work */
async function ofOwnServer(work) {
  await prepare({ build: true });
  const data = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const stop = new AbortController();
  try {
    const server = await startServer({
      port: await freePort(0),
      stop: stop.signal,
      output: 'ignore',
      settings: {
        ...readSettings(),
        DATA_DIR: data,
        DATABASE_URL: '',
        PAYMENTS: 'sandbox',
        LOG_LEVEL: 'warn',
      },
    });
    try {
      await work(server.address);
    } finally {
      stop.abort();
      await server.ended;
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** @param {string} origin of a running site */
async function draw(origin) {
  const browser = await openBrowser();
  try {
    const { phone, desktop, question } = viewsOf(browser, origin);
    await save('site.webp', await besideEachOther(await phone(), await desktop()));
    await save('question.webp', await onPaper(await question()));
  } finally {
    await browser.close();
  }
}
