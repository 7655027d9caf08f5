import Cookies from 'js-cookie';
import { sessionDays } from '../api/contract/durations';
import { emptyStorage } from '../browser/storage';
import { tokenKey, tokenOfBrowser, tokenOfTab } from './token';

/** Keeps the token in all three places; one that is blocked is left out. */
export function storeToken(token: string): void {
  tokenOfTab.write(token);
  tokenOfBrowser.write(token);
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
