import { localeCookie } from './locale-cookie';

/** Stores the visitor's explicit choice of language in the browser (spec section 9: 365 days, `/`, Lax). */
export function rememberLocale(locale: string): void {
  const { path, maxAge, sameSite } = localeCookie.attributes;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${localeCookie.name}=${locale}; Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}${secure}`;
}
