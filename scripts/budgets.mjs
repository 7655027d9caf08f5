import './lib/node-version.mjs';
import { findBrowser } from './browser.mjs';
import { checkBuild } from './lib/budgets/build.mjs';
import { checkLoads } from './lib/budgets/loads.mjs';
import { builtPages } from './lib/budgets/pages.mjs';
import { stopOnSignals } from './lib/child.mjs';
import { runAsScript } from './lib/project.mjs';
import { freePort, startServer } from './lib/server.mjs';
import { prepare } from './prepare.mjs';

/**
 * Holds the build to what a first visit may cost. Page paths as arguments limit it to those pages: `npm run budgets -- /pricing`.
 */
await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  await prepare({ build: true });
  const wanted = process.argv.slice(2);
  const pages = builtPages().filter(({ path }) => wanted.length === 0 || wanted.includes(path));
  const breaches = [...checkBuild(pages), ...(await loadAll(pages))];
  for (const breach of breaches) console.error(`Over budget: ${breach}`);
  console.log(breaches.length === 0 ? 'All budgets are kept.' : `${breaches.length} budgets are broken.`);
  return breaches.length === 0 ? 0 : 1;
});

/** @param {import('./lib/budgets/pages.mjs').Page[]} pages */
async function loadAll(pages) {
  const { chromium } = await import('@playwright/test');
  const { path } = await findBrowser();
  const stop = new AbortController();
  const server = await startServer({ port: await freePort(0), stop: stop.signal, output: 'ignore' });
  try {
    const browser = await chromium.launch({ ...(path && { executablePath: path }) });
    try {
      return await checkLoads(browser, server.address, pages);
    } finally {
      await browser.close();
    }
  } finally {
    stop.abort();
    await server.ended;
  }
}
