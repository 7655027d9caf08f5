import Cookies from 'js-cookie';
import { sessionDays } from '../api/contract/durations';
import { emptyStorage, textEntry } from '../browser/storage';

/** Name of the token in session storage, local storage and cookies (spec section 4). */
export const tokenKey = 'det_i18n_token';

const ofTab = textEntry('sessionStorage', tokenKey);
const ofBrowser = textEntry('localStorage', tokenKey);

/** The token of the session: session storage first, then local storage, then the cookie (spec section 4); null for a visitor. */
export function readToken(): string | null {
  return ofTab.read() ?? ofBrowser.read() ?? Cookies.get(tokenKey) ?? null;
}

/** Keeps the token in all three places; one that is blocked is left out. */
export function storeToken(token: string): void {
  ofTab.write(token);
  ofBrowser.write(token);
  Cookies.set(tokenKey, token, {
    expires: sessionDays,
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  });
}

/** Ends the session in this browser: both storages are emptied and the cookie goes (spec section 4); other tabs learn it. */
export function clearSession(): void {
  // The cookie first: local storage tells the other tabs, which then look whether any token is left.
  Cookies.remove(tokenKey, { path: '/' });
  emptyStorage();
}

/**
 * Calls back when another tab has signed out, after this tab's own copy in session storage is gone too, and when the browser
 * brings a page back as it was before it was left, from a time when there was a session.
 *
 * @returns stops listening
 */
export function onSessionEnded(callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (event.key !== null && event.key !== tokenKey) return;
    if (event.newValue !== null) return;
    ofTab.remove();
    if (readToken() === null) callback();
  };
  const onReturn = (event: PageTransitionEvent) => {
    if (event.persisted && readToken() === null) callback();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onReturn);
  };
}
