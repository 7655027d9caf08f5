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

/** The language of a drawn page or file, by where it lies. */
const ofLanguage = /^(?:(?:bank|captions|feeds)\/)?([a-z]{2})[./]/;

/**
 * Gives a build another id and takes its pages out, so that they can be drawn anew: caches and pages that are open tell builds apart by it.
 *
 * @param {string} folder of the build
 * @param {{ id?: string, kept?: readonly string[] }} [how] `id`: the new one, as long as the old one, since what is sent to browsers
 *   counts its bytes; `kept`: languages whose pages stay, under the new id
 */
export function renameBuild(folder, { id, kept = [] } = {}) {
  const old = readFileSync(path.join(folder, 'BUILD_ID'), 'utf8').trim();
  const next = id ?? `t${randomBytes(old.length).toString('base64url')}`.slice(0, old.length);
  for (const name of named) rename(path.join(folder, name), old, next);
  const own = path.join(folder, 'static', old);
  if (existsSync(own)) renameSync(own, path.join(folder, 'static', next));
  const pages = path.join(folder, 'server/app');
  for (const entry of readdirSync(pages, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !ofPages.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const [, language = ''] = ofLanguage.exec(path.relative(pages, file).replaceAll(path.sep, '/')) ?? [];
    if (kept.includes(language)) rename(file, old, next);
    else rmSync(file);
  }
}

/** @param {string} file @param {string} old @param {string} next */
function rename(file, old, next) {
  if (!existsSync(file)) return;
  const content = readFileSync(file, 'latin1');
  if (content.includes(old)) writeFileSync(file, content.replaceAll(old, next), 'latin1');
}
