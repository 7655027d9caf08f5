/**
 * Where to go after signing in: the `next` of the query when it is a path of this site, else `fallback`. Anything a browser
 * could read as another origin is refused: scheme-relative and backslash forms included.
 *
 * @param search the query with its `?`
 * @param origin of this site
 */
export function nextTarget(search: string, origin: string, fallback: string): string {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/') || /^\/[/\\]/.test(next) || hasControlCharacter(next))
    return fallback;
  try {
    const url = new URL(next, origin);
    const target = url.pathname + url.search + url.hash;
    // Once its dots are resolved, `/..//host` is `//host`: another origin after all.
    return url.origin === origin && new URL(target, origin).origin === origin ? target : fallback;
  } catch {
    return fallback;
  }
}

/** Browsers drop tabs and line breaks inside addresses, which would turn `/\t/host` into `//host`. */
function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 0x20);
}
