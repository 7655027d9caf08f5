import { jsonEntry } from '../browser/storage';
import { isLocale, type Locale } from '../i18n/locales';

export interface Started {
  /** Comes back beside the token; proves that this tab asked for it. */
  state: string;
  /** Comes back inside the token. */
  nonce: string;
  /** Language to return to: Google knows one return address for all of them. */
  locale: Locale;
  target: string;
}

const entry = jsonEntry<Started>({ area: 'sessionStorage', name: 'google_sign_in', parse: parseStarted });

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
  if (!entry.write(started)) throw new Error('The browser blocks storage');
}

export function readStarted(): Started | undefined {
  return entry.read() ?? undefined;
}

/** Forgets the start: its state serves once. */
export function dropStarted(): void {
  entry.remove();
}

function parseStarted(value: unknown): Started | null {
  const { state, nonce, locale, target } = (value ?? {}) as Partial<Started>;
  return state && nonce && isLocale(locale) && typeof target === 'string'
    ? { state, nonce, locale, target }
    : null;
}

function unguessable(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
