import { keepBegunLogin } from '@/lib/account/second-step';
import { localizePath, splitLocale } from '@/lib/i18n/paths';

/**
 * Opens the login page in the language of this one, where the second step of a login is taken that was begun by Google.
 *
 * @param target address to go to afterwards
 */
export function openSecondStep(ticket: string, target: string): void {
  keepBegunLogin(ticket);
  const { locale } = splitLocale(window.location.pathname);
  const next = new URLSearchParams({ next: target });
  const login = new URL(localizePath('/login', locale), window.location.origin);
  login.search = next.toString();
  // A full load: the form looks once whether a login waits.
  window.location.assign(login);
}
