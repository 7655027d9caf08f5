import { defaultLocale, isLocale, type Locale } from './locales';

/**
 * The public address of a page: English has no prefix, every other language has its own (spec section 2).
 *
 * @param path a site path without locale, starting with `/`; may carry a query and a hash
 */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/'
    ? `/${locale}`
    : path.startsWith('/?') || path.startsWith('/#')
      ? `/${locale}${path.slice(1)}`
      : `/${locale}${path}`;
}

/** Splits a public or internal pathname into its language and the path without it; no prefix means English. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first] = pathname.split('/', 2);
  if (!isLocale(first)) return { locale: defaultLocale, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}
