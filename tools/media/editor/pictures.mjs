import '../../../scripts/run/checkout/node-version.mjs';
import { rm } from 'node:fs/promises';
import { stopOnSignals, untilStopped } from '../../../scripts/run/checkout/child.mjs';
import { inRoot, root, runAsScript } from '../../../scripts/run/checkout/project.mjs';
import { freePort } from '../../../scripts/run/server.mjs';
import { copyCheckout } from '../../edit/copy/copy-checkout.mjs';
import { runEditor } from '../../edit/copy/run-editor.mjs';
import { onPaper, save } from '../pictures/paper.mjs';
import { openBrowser } from '../open-browser.mjs';
import { views } from './views.mjs';

/** Of a desk, where texts are edited. */
const viewport = { width: 1280, height: 800 };

/**
 * Draws the pictures of docs/for-editors.md from the editor itself, which edits a copy of this checkout: `npm run edit:pictures`, or some
 * by their names, `npm run edit:pictures -- headline plural`.
 */
await runAsScript(import.meta.url, () => {
  stopOnSignals();
  const chosen = process.argv.slice(2);
  return untilStopped(async () => {
    const folder = inRoot('.edit/pictures-of-editor');
    await copyCheckout(root, folder);
    try {
      const { address, stop } = await runEditor(folder, await freePort(0, '127.0.0.1'));
      await draw(address, chosen).finally(stop);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
    return 0;
  });
});

/** @param {string} address of the editor @param {readonly string[]} chosen names of views; none for all */
async function draw(address, chosen) {
  const browser = await openBrowser();
  try {
    for (const [name, view] of Object.entries(views)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      // What was written and not saved stays in its tab.
      const page = await browser.newPage({
        viewport,
        locale: 'en-US',
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      // The first look at a page of the site takes its time.
      page.setDefaultTimeout(300_000);
      await save(`edit-${name}.webp`, await onPaper(await view(page, address)));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
