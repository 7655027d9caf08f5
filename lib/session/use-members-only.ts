import { useEffect } from 'react';
import { loginHref } from './login-href';
import { goToRoot } from './root-notices';
import { onSessionEnded, readToken } from './token';

/**
 * Keeps a page for who is signed in: others are led to the login and back, and whose session ends, to the root.
 *
 * @param login address of the login
 * @param root address of the home page
 */
export function useMembersOnly(login: string, root: string): void {
  useEffect(() => {
    if (readToken() === null) return leaveForLogin(login);
    return onSessionEnded(() => goToRoot(root, 'signedOut'));
  }, [login, root]);
}

export function leaveForLogin(login: string): void {
  const { pathname, search } = window.location;
  window.location.replace(loginHref(login, pathname + search));
}
