import type { ClientOptions } from '../api/client/create-client';
import type { Decrypt } from '../api/client/decrypt';
import type { OwnCallName } from '../api/client/outgoing';
import { localeOfLang } from '../i18n/locale-table';
import { localizePath, splitLocale } from '../i18n/paths';
import { jweKey } from './jwe-key';
import { goToRoot } from './root-notices';
import { readToken, tokenOfBrowser, tokenOfTab } from './token';
import { clearSession } from './token-store';

/**
 * What the API clients of a page have in common. A 401 ends the session and leads to the site root, which says so; on `userInfo` and on
 * those of practice it ends it quietly (API contract, Envelope).
 */
export function clientOptions(): Omit<ClientOptions, 'table'> {
  return {
    getToken: readToken,
    getLocale: () => localeOfLang(document.documentElement.lang),
    ...(jweKey !== undefined && { decrypt: openWith(jweKey) }),
    onUnauthorized(name, token) {
      // Another tab may have signed in again meanwhile; the answer is about the old token only.
      if (token !== readToken()) return;
      const newer = tokenOfBrowser.read();
      if (newer !== null && newer !== token) {
        // There it has replaced the session that this tab still holds, and the account is open.
        tokenOfTab.write(newer);
        return;
      }
      // What was paid for meanwhile is in the account, whatever this browser forgets of it.
      clearSession();
      if (quietCalls.includes(name)) return;
      goToRoot(localizePath('/', splitLocale(window.location.pathname).locale), 'signedOut');
    },
  };
}

/** Made without anybody asking for them: nobody is led away from what they are doing. */
const quietCalls: readonly OwnCallName[] = ['userInfo', 'practice', 'keepPractice'];

/** Opens encrypted answers; the code for it is loaded when the first one arrives. */
function openWith(key: string): Decrypt {
  return async (compact) => {
    const { decryptWith } = await import('../api/client/decrypt');
    return decryptWith(key)(compact);
  };
}
