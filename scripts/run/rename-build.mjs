import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where a compiled build says its own id, besides the pages that were drawn with it (seen in Next 16.4). */
const named = [
  'build-manifest.json',
  'fallback-build-manifest.json',
  'server/middleware-build-manifest.js',
  'BUILD_ID',
];

/** What Next writes for a page that it has drawn, beside what it has compiled. */
const ofPages = /\.(?:html|rsc|meta|body)$/;

/**
 * Takes the pages out of a build and gives what was compiled another id, so that they can be drawn anew: caches and pages that are open
 * tell builds apart by it.
 *
 * @param {string} folder of the build
 * @param {string} [id] the new one
 */
export function renameBuild(folder, id = `t${randomBytes(12).toString('base64url')}`) {
  const old = readFileSync(path.join(folder, 'BUILD_ID'), 'utf8').trim();
  for (const name of named) {
    const file = path.join(folder, name);
    if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(old, id));
  }
  const own = path.join(folder, 'static', old);
  if (existsSync(own)) renameSync(own, path.join(folder, 'static', id));
  const pages = path.join(folder, 'server/app');
  for (const entry of readdirSync(pages, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && ofPages.test(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
  }
}
