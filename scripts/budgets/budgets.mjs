import '../run/checkout/node-version.mjs';
import { parseArgs } from 'node:util';
import { findBrowser } from '../run/browser.mjs';
import { stopOnSignals } from '../run/checkout/child.mjs';
import { runAsScript } from '../run/checkout/project.mjs';
import { prepare } from '../run/prepare.mjs';
import { freePort, startServer } from '../run/server.mjs';

/**
 * Holds the build to what a first visit may cost; `--weights` leaves out what needs a browser. Page paths limit it to those pages:
 * `npm run budgets -- --weights /pricing /app`.
 */
await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  const { values, positionals } = parseArgs({
    options: { weights: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  await prepare({ build: true });
  // Not at the top, because a fresh checkout has no packages.
  const { builtPages } = await import('./pages.mjs');
  const { checkWeights } = await import('./weights.mjs');
  const pages = builtPages().filter(({ path }) => positionals.length === 0 || positionals.includes(path));
  const breaches = [...checkWeights(pages), ...(values.weights ? [] : await visitAll(pages))];
  for (const breach of breaches) console.error(`Over budget: ${breach}`);
  console.log(breaches.length === 0 ? 'All budgets are kept.' : `${breaches.length} budgets are broken.`);
  return breaches.length === 0 ? 0 : 1;
});

/** @param {import('./pages.mjs').Page[]} pages */
async function visitAll(pages) {
  const { chromium } = await import('@playwright/test');
  const { checkVisits } = await import('./visits.mjs');
  const { path } = await findBrowser();
  const stop = new AbortController();
  const server = await startServer({ port: await freePort(0), stop: stop.signal, output: 'ignore' });
  try {
    const browser = await chromium.launch({ ...(path && { executablePath: path }) });
    try {
      return await checkVisits(browser, server.address, pages);
    } finally {
      await browser.close();
    }
  } finally {
    stop.abort();
    await server.ended;
  }
}
