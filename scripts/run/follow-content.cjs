/* eslint-disable @typescript-eslint/no-require-imports -- Turbopack loads what it runs for a file in this way */
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * For `npm run dev`: makes a module that reads texts another one with every change of a text, so that open pages show it without being
 * loaded anew. The site reads texts as files, and a file that is no module is followed by nobody.
 *
 * @this {{ getOptions(): { folders: string[] }, addContextDependency(folder: string): void }}
 * @param {string} source of the module
 */
module.exports = function followContent(source) {
  const hash = createHash('sha256');
  const places = this.getOptions().folders.map((folder) => path.join(process.cwd(), folder));
  for (const place of places.filter((folder) => existsSync(folder))) {
    this.addContextDependency(place);
    const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const { parentPath, name } of files) hash.update(readFileSync(path.join(parentPath, name)));
  }
  return `${source}\nexport const contentHash = "${hash.digest('hex')}";\n`;
};
