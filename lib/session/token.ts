import { textEntry } from '../browser/storage';

/** Name of the token in session storage, local storage and cookies (spec section 4). */
export const tokenKey = 'det_i18n_token';

export const tokenOfTab = textEntry('sessionStorage', tokenKey);
export const tokenOfBrowser = textEntry('localStorage', tokenKey);

/** The token of the session: session storage first, then local storage, then the cookie (spec section 4); null for a visitor. */
export function readToken(): string | null {
  return tokenOfTab.read() ?? tokenOfBrowser.read() ?? tokenOfCookie() ?? null;
}

/** Read without the library that writes it: every page looks for a token on a first visit, and nearly none finds one. */
function tokenOfCookie(): string | undefined {
  const start = `${tokenKey}=`;
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(start));
  try {
    return cookie && decodeURIComponent(cookie.slice(start.length));
  } catch {
    return undefined;
  }
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
    tokenOfTab.remove();
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
