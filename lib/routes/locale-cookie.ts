import { isLocale, type Locale } from '../i18n/locales';

/** The visitor's chosen language: 365 days, whole site, Lax (spec section 9). Written only after an explicit choice. */
export const localeCookie = {
  name: 'NEXT_LOCALE',
  attributes: { path: '/', maxAge: 365 * 24 * 60 * 60, sameSite: 'lax' },
} as const;

export type CookieAction =
  { kind: 'none' } | { kind: 'redirect'; locale: Locale } | { kind: 'renew'; locale: Locale };

/**
 * A stored choice decides the language of `/` alone; every other address says its language itself, and the choice follows it.
 * A visitor without a choice never gets a cookie, so answers stay cacheable for everybody.
 */
export function cookieAction(request: {
  stored: string | undefined;
  locale: Locale;
  path: string;
  /** Whether the browser is loading a document, not data for a page it already shows. */
  navigation: boolean;
}): CookieAction {
  const { stored, locale, path, navigation } = request;
  if (!navigation || !isLocale(stored) || stored === locale) return { kind: 'none' };
  if (path === '/' && locale === 'en') return { kind: 'redirect', locale: stored };
  return { kind: 'renew', locale };
}
