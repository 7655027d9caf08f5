import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Next's list of all pages that are drawn, by which its server answers. A build that draws some of them lists these alone.
 *
 * @typedef {{ routes: Record<string, unknown>, dynamicRoutes: Record<string, unknown> }} Manifest
 */

const nameOf = (/** @type {string} */ folder) => path.join(folder, 'prerender-manifest.json');

/** @param {string} folder of the build @returns {Manifest} */
const read = (folder) => JSON.parse(readFileSync(nameOf(folder), 'utf8'));

/**
 * Notes which pages a build has, before some of them are drawn anew.
 *
 * @param {string} folder of the build
 * @returns {() => void} lists those that were kept beside the new ones
 */
export function keepPages(folder) {
  const before = read(folder);
  return () => {
    const now = read(folder);
    const routes = { ...before.routes, ...now.routes };
    const dynamicRoutes = { ...before.dynamicRoutes, ...now.dynamicRoutes };
    writeFileSync(nameOf(folder), JSON.stringify({ ...now, routes, dynamicRoutes }));
  };
}
