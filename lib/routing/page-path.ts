/**
 * The prerendered page that answers a path. Pages are all built ahead, so `/success/{id}` (spec section 2), whose id is known
 * only to the visitor's browser, is one page for every id.
 *
 * @param path a canonical path without locale
 */
export function pagePath(path: string): string {
  return /^\/success\/[^/]+$/.test(path) ? '/success' : path;
}
