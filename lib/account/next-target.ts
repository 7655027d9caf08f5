import type { Locale } from '../i18n/locales';
import { localizePath, splitLocale } from '../i18n/paths';

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

/**
 * The query of a page for another language: a `next` that is a path of this site leads to that language as well; everything else
 * stays as it is.
 *
 * @param search the query with its `?`
 */
export function translatedNext(search: string, locale: Locale): string {
  const query = new URLSearchParams(search);
  const next = query.get('next');
  if (next === null || !/^\/(?![/\\])/.test(next)) return search;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(next) ?? [];
  query.set('next', localizePath(splitLocale(pathname).path, locale) + rest);
  return `?${query}`;
}

/** Browsers drop tabs and line breaks inside addresses, which would turn `/\t/host` into `//host`. */
function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character.charCodeAt(0) < 0x20);
}
