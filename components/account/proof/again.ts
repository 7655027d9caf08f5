import { useEffect, useState } from 'react';
import { loginHref } from '@/lib/session/login-href';
import { againReason } from '@/lib/account/reasons';

/**
 * Address of the login for somebody who is signed in and has to sign in anew, which leads back to a part of this page.
 *
 * @param login address of the login
 * @param place id of the part
 */
export function againAddress(login: string, place: string): string {
  return loginHref(login, `${window.location.pathname}${window.location.search}#${place}`, againReason);
}

/**
 * Whether the address names this part of the page, as after {@link againAddress}; it is brought into view then: a browser looks for
 * it before the account is known.
 */
export function useCameBack(place: string): boolean {
  const [came] = useState(() => window.location.hash === `#${place}`);
  useEffect(() => {
    if (came) document.getElementById(place)?.scrollIntoView();
  }, [came, place]);
  return came;
}
