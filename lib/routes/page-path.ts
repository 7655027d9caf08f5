/**
 * The prerendered page that answers a path, undefined for a path that names none though its page is built: `/404` itself, and
 * `/success` without a number. Pages are all built ahead, so `/success/{id}` (spec section 2), whose id is known only to the
 * visitor's browser, is one page for every id.
 *
 * @param path a canonical path without locale
 */
export function pagePath(path: string): string | undefined {
  if (path === '/404' || path === '/success') return undefined;
  return /^\/success\/[^/]+$/.test(path) ? '/success' : path;
}
