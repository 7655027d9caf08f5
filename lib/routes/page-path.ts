/**
 * Where the landing pages that name a layout are built: at `/framed/offer` what is asked for as `/offer`. A second pattern for addresses of
 * one part would do without, but Next tries both with the headers of a request for data taken off in between, and sends the browser in
 * circles.
 */
const framedFolder = '/framed';

/**
 * The prerendered pages that may answer a path, the likelier one first; none for a path that names none though its page is built:
 * `/404` itself, `/success` without a number, and the folder of framed pages. Pages are all built ahead, so `/success/{id}` (spec section
 * 2), whose id is known only to the visitor's browser, is one page for every id.
 *
 * @param path a canonical path without locale
 */
export function pagePaths(path: string): readonly string[] {
  if (path === '/404' || path === '/success' || path.startsWith(`${framedFolder}/`)) return [];
  if (/^\/success\/[^/]+$/.test(path)) return ['/success'];
  return /^\/[^/]+$/.test(path) ? [path, framedFolder + path] : [path];
}
