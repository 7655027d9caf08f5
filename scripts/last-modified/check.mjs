import '../run/checkout/node-version.mjs';
import { Failure, runAsScript } from '../run/checkout/project.mjs';
import { builtTexts } from './built-pages.mjs';
import { outdated } from './ledger.mjs';
import { readLedger, spokenSettings } from './ledger-file.mjs';

/**
 * Holds the sitemap's dates to the pages of the finished build: whoever changes what a page says changes its date as well.
 *
 * @throws {Failure} naming the pages whose date is not true
 */
export async function checkLastModified() {
  const pages = outdated(readLedger(), await builtTexts());
  if (pages.length === 0) return;
  const shown = pages.slice(0, 20).join(', ') + (pages.length > 20 ? ' …' : '');
  throw new Failure(
    `${pages.length} pages say something else than on the day that the sitemap has for them: ${shown}. Run npm run lastmod and ` +
      `commit content/last-modified.json.`,
  );
}

await runAsScript(import.meta.url, async () => {
  const settings = spokenSettings();
  if (settings.length > 0) {
    console.log(`Not compared: pages may speak of the settings ${settings.join(', ')}.`);
    return 0;
  }
  await checkLastModified();
  console.log('The sitemap has the day of every page.');
  return 0;
});
