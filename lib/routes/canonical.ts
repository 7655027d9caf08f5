import { defaultLocale, isLocale } from '../i18n/locales';

/**
 * The one address of what was asked for (spec section 2): no trailing slash, the language prefix in lower case, no prefix for
 * English, and `/blog` without a page number. Everything is applied at once, so a visitor is sent on at most once.
 *
 * @param pathname percent-encoded, starting with `/`
 * @param search the query with its `?`, or an empty string
 * @returns the canonical path with its query; equal to `pathname + search` when that was canonical already
 */
export function canonicalUrl(pathname: string, search: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const first = segments[0]?.toLowerCase();
  if (isLocale(first)) segments.splice(0, 1, ...(first === defaultLocale ? [] : [first]));
  const path = `/${segments.join('/')}`;
  return path + (isBlogHome(segments) ? withoutPage(search) : search);
}

function isBlogHome(segments: readonly string[]): boolean {
  const rest = isLocale(segments[0]) ? segments.slice(1) : segments;
  return rest.length === 1 && rest[0] === 'blog';
}

function withoutPage(search: string): string {
  // Pair by pair, as URLSearchParams would rewrite the escapes of the parameters that stay.
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^page(=|$)/.test(pair));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** Whether every percent escape of `pathname` decodes; what does not can name no page. */
export function isWellFormed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
