import Cookies from 'js-cookie';
import { sessionDays } from '../api/contract/durations';
import { forgetDatabases } from '../browser/databases';
import { emptyStorage } from '../browser/storage';
import { revoke } from './revoke';
import { readToken, tokenKey, tokenOfBrowser, tokenOfTab } from './token';

/** Keeps the token in all three places; one that is blocked is left out. The session that it replaces here ends. */
export function storeToken(token: string): void {
  const replaced = readToken();
  tokenOfTab.write(token);
  tokenOfBrowser.write(token);
  Cookies.set(tokenKey, token, {
    expires: sessionDays,
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  });
  if (replaced !== null && replaced !== token) revoke(replaced);
}

/**
 * What a reader has done on this site: progress, answers, daily practice, words, the diagnostic test, here or in another browser with the same account;
 * and what that account has of it already, without its name.
 */
export const ownWork = [
  'course_progress',
  'practice_answers',
  'practice_times',
  'practice_account',
  'practice_again',
  'practice_days',
  'practice_free',
  'vocabulary_cards',
  'diagnostic_run',
  'diagnostic_result',
  'diagnostic_seen',
  'diagnostic_details',
] as const;

/**
 * Ends the session in this browser: the cookie goes and both storages are emptied (spec section 4); other tabs learn it. What the
 * account brought here is gone then.
 *
 * @param clearWork whether the reader's own work goes too, which stays otherwise
 */
export function clearSession({ clearWork = false } = {}): void {
  // The cookie first: local storage tells the other tabs, which then look whether any token is left.
  Cookies.remove(tokenKey, { path: '/' });
  emptyStorage(clearWork ? [] : ownWork);
  forgetDatabases();
}
