/**
 * Where the landing pages that name a layout are built: at `/framed/offer` what is asked for as `/offer`. A second pattern for addresses of
 * one part would do without, but Next tries both with the headers of a request for data taken off in between, and sends the browser in
 * circles.
 */
const framedFolder = '/framed';

/** Pages whose address ends in an id that only the visitor's browser knows, so that one page is all of them: purchases, and reports of exams. */
const onePageForAll: readonly string[] = ['/success', '/app/report'];

/**
 * The prerendered pages that may answer a path, the likelier one first; none for a path that names none though its page is built:
 * `/404` itself, `/success` without a number (spec section 2), a report without one, and the folder of framed pages.
 *
 * @param path a canonical path without locale
 */
export function pagePaths(path: string): readonly string[] {
  if (path === '/404' || onePageForAll.includes(path) || path.startsWith(`${framedFolder}/`)) return [];
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (onePageForAll.includes(parent) && path !== `${parent}/`) return [parent];
  return /^\/[^/]+$/.test(path) ? [path, framedFolder + path] : [path];
}
