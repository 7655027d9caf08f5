import { fnv1a } from '../hash/fnv';
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

const fingerprint = (...texts: readonly string[]): string =>
  fnv1a(`${design}\n${texts.join('\n')}`)
    .toString(16)
    .padStart(8, '0');
