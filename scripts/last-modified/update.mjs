import '../run/checkout/node-version.mjs';
import { stopOnSignals } from '../run/checkout/child.mjs';
import { Failure, runAsScript } from '../run/checkout/project.mjs';
import { prepare } from '../run/prepare.mjs';

// `npm run lastmod`: brings the sitemap's dates up to date; to be committed together with the text they are about.
await runAsScript(import.meta.url, async () => {
  stopOnSignals();
  await prepare({ build: true });
  // Only now: a fresh checkout has no packages before.
  const [{ builtTexts }, { nextLedger, outdated }, { readLedger, spokenSettings, writeLedger }] =
    await Promise.all([import('./built-pages.mjs'), import('./ledger.mjs'), import('./ledger-file.mjs')]);
  const settings = spokenSettings();
  if (settings.length > 0) {
    throw new Failure(
      `The sitemap's dates are about pages built without settings, and ${settings.join(', ')} is set (.env).`,
    );
  }
  const ledger = readLedger();
  const texts = await builtTexts();
  const changed = outdated(ledger, texts);
  if (changed.length > 0) writeLedger(nextLedger(ledger, texts, new Date().toISOString().slice(0, 10)));
  console.log(`Sitemap: ${changed.length} of ${texts.size} dates are new.`);
  return 0;
});
