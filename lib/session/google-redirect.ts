import { isLocale, type Locale } from '../i18n/locales';

const storageKey = 'google_sign_in';

/** What the return page needs to know of a sign-in that was started in this tab. */
export interface Started {
  /** Comes back beside the token; proves that this tab asked for it. */
  state: string;
  /** Comes back inside the token. */
  nonce: string;
  /** Language to return to: Google knows one return address for all of them. */
  locale: Locale;
  /** Path to go to afterwards. */
  target: string;
}

/** A sign-in about to start, with values that nobody can guess. */
export function newStart(locale: Locale, target: string): Started {
  return { state: unguessable(), nonce: unguessable(), locale, target };
}

/**
 * Google's page for a sign-in without its script, which returns an ID token in the fragment of `/oauth`
 * (https://developers.google.com/identity/openid-connect/openid-connect).
 *
 * @param origin of this site; `<origin>/oauth` has to be a registered redirect address of the client
 */
export function startAddress(clientId: string, origin: string, { state, nonce, locale }: Started): string {
  const address = new URL('https://accounts.google.com/o/oauth2/v2/auth');
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/oauth`,
    response_type: 'id_token',
    scope: 'openid email profile',
    state,
    nonce,
    prompt: 'select_account',
    hl: locale,
  }).toString();
  return address.href;
}

/** @throws when the browser blocks storage: the return could not be told from a forged one */
export function keepStarted(started: Started): void {
  window.sessionStorage.setItem(storageKey, JSON.stringify(started));
}

/** The sign-in that was started in this tab, if any. */
export function readStarted(): Started | undefined {
  try {
    return parseStarted(window.sessionStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

/** Forgets the start: its state serves once. */
export function dropStarted(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept where storage is blocked.
  }
}

/** @throws SyntaxError when `text` is not JSON */
function parseStarted(text: string | null): Started | undefined {
  const kept = JSON.parse(text ?? 'null') as Partial<Started> | null;
  const { state, nonce, locale, target } = kept ?? {};
  return state && nonce && isLocale(locale) && typeof target === 'string'
    ? { state, nonce, locale, target }
    : undefined;
}

function unguessable(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
