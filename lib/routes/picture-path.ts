import type { OgText } from './picture-text';

/** Part of every version, to be raised when the drawing changes and caches must let go of the old pictures. */
const design = 1;

/**
 * The only address of a page's picture for shared links, answered by `app/og/[...slug]/route.ts`. It changes with the text that the
 * picture shows, as caches keep a picture until then.
 */
export function ogImagePath({ locale, route, name = route.id, title, description }: OgText): string {
  return `/og/${locale}/${name}.png?v=${fingerprint(title, description)}`;
}

/** A short fingerprint (FNV-1a, 32 bits, hexadecimal) of the text a picture shows; not for anything secret. */
function fingerprint(...texts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of `${design}\n${texts.join('\n')}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
