import type { Locale } from '../i18n/locales';
import type { Route } from '../site/routes';

/** Part of every version, to be raised when the drawing changes and caches must let go of the old pictures. */
const design = 1;

/**
 * The address of a page's picture for shared links, answered by `app/og/[...slug]/route.ts`.
 *
 * @param routeId `id` of a route: a page's name or a lesson's key
 * @param version what `ogVersion` made of the page's text; caches keep a picture until its address changes
 */
export function ogImagePath(locale: Locale, routeId: Route['id'], version?: string): string {
  const path = `/og/${locale}/${routeId}.png`;
  return version === undefined ? path : `${path}?v=${version}`;
}

/** A short fingerprint (FNV-1a, 32 bits, hexadecimal) of the text a picture shows; not for anything secret. */
export function ogVersion(...texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of `${design}\n${texts.join('\n')}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
