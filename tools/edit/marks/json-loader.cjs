/* eslint-disable @typescript-eslint/no-require-imports -- Turbopack loads what it runs for a file in this way */
const path = require('node:path');

/**
 * For `npm run edit`, in next.config.ts: gives catalogs that the browser fetches by themselves with the marks that loader.cjs puts around
 * the others. Servers have them without: they say them in mails and on bills.
 *
 * @this {{ resourcePath: string }} a file `messages/<locale>/<namespace>.json`
 * @param {string} source
 * @returns {string} a module, of which the catalog is the default
 */
module.exports = function markCatalog(source) {
  const namespace = path.basename(this.resourcePath, '.json');
  const locale = path.basename(path.dirname(this.resourcePath));
  return `import { locales } from '../../lib/i18n/locales';
import { markTexts } from '../../tools/edit/marks/mark-catalogs.mjs';
export default markTexts(${source.trim()}, locales.indexOf('${locale}'), '${namespace}');
`;
};
