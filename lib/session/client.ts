import { createClient, type Client } from '../api/client/create-client';
import type { Decrypt } from '../api/client/decrypt';
import { go } from '../browser/go';
import { localeOfLang } from '../i18n/locale-table';
import { localizePath, splitLocale } from '../i18n/paths';
import { jweKey } from './jwe-key';
import { readToken } from './token';
import { clearSession } from './token-store';

/**
 * Makes the API client of this page. A 401 ends the session and leads to the site root; on `userInfo` it ends it quietly (API contract,
 * Envelope).
 */
export function openClient(): Client {
  return createClient({
    getToken: readToken,
    getLocale: () => localeOfLang(document.documentElement.lang),
    ...(jweKey !== undefined && { decrypt: openWith(jweKey) }),
    onUnauthorized(name, token) {
      // Another tab may have signed in again meanwhile; the answer is about the old token only.
      if (token !== readToken()) return;
      // What was paid for meanwhile is in the account, whatever this browser forgets of it.
      clearSession();
      if (name === 'userInfo') return;
      go(localizePath('/', splitLocale(window.location.pathname).locale));
    },
  });
}

/** Opens encrypted answers; the code for it is loaded when the first one arrives. */
function openWith(key: string): Decrypt {
  return async (compact) => {
    const { decryptWith } = await import('../api/client/decrypt');
    return decryptWith(key)(compact);
  };
}
