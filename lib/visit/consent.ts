import Cookies from 'js-cookie';
import { jsonEntry, onChangedElsewhere } from '../browser/storage';

/** What a visitor has chosen about advertising and, where consent is asked for, about support chat. */
export type Choice = 'accepted' | 'declined';

/** Raised when the choice is about something else than before: the old ones then count no longer. */
const version = 1;
/** Days that a choice counts; then it is asked for again. */
export const choiceDays = 180;

interface Kept {
  version: number;
  choice: Choice;
  /** ISO 8601, when it was made. */
  date: string;
}

/**
 * Keeps the day of a refusal. Apart from the storage, which is emptied whenever a session ends (spec section 4): nobody who has
 * refused is measured again because of that.
 */
export const refusalName = 'consent_declined';
/** Days that browsers keep it, which is the longest they keep any cookie. */
export const refusalDays = 400;

const entry = jsonEntry<Kept>({ area: 'localStorage', name: 'consent', parse, inPage: true });
const listeners = new Set<() => void>();

/** The choice that counts now, if any. Signing out forgets that something was accepted, as it empties the storage. */
export function readChoice(now = Date.now()): Choice | null {
  const kept = entry.read();
  const isRecent = (date: string) => now < Date.parse(date) + choiceDays * 86_400_000;
  if (kept?.version === version && isRecent(kept.date)) return kept.choice;
  return isRecent(Cookies.get(refusalName) ?? '') ? 'declined' : null;
}

/** Keeps a choice with its version and date, and tells whoever listens. Where storage is blocked it counts for this page. */
export function choose(choice: Choice, now = Date.now()): void {
  const date = new Date(now).toISOString();
  entry.write({ version, choice, date });
  if (choice === 'accepted') Cookies.remove(refusalName, { path: '/' });
  else
    Cookies.set(refusalName, date.slice(0, 10), {
      path: '/',
      expires: refusalDays,
      sameSite: 'lax',
      secure: window.location.protocol === 'https:',
    });
  for (const listener of listeners) listener();
}

/**
 * Calls back when the choice may be another one: also by another tab, and when the browser brings this page back as it was left.
 *
 * @returns stops listening
 */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onChangedElsewhere(entry, listener);
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', onReturn);
  return () => {
    stop();
    window.removeEventListener('pageshow', onReturn);
    listeners.delete(listener);
  };
}

/** Whether the browser sends the signal of https://www.w3.org/TR/gpc/: no selling and no sharing of what its user does. */
export function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/**
 * Whether marketing may know this visitor: never with the privacy signal, and never after a refusal.
 *
 * @param optIn whether it waits for a choice
 */
export function isMarketingAllowed(optIn: boolean): boolean {
  return !hasPrivacySignal() && isChatAllowed(optIn) && !hasRefused();
}

/** A refusal counts until something else is chosen: where nobody is asked again, it does not lapse. */
function hasRefused(): boolean {
  return readChoice() === 'declined' || (readChoice() === null && Cookies.get(refusalName) !== undefined);
}

/** Whether support chat may load: it serves the visitor, so it waits only where everything does. */
export function isChatAllowed(optIn: boolean): boolean {
  return !optIn || readChoice() === 'accepted';
}

function parse(value: unknown): Kept | null {
  const { choice, date, version: of } = (value ?? {}) as Partial<Kept>;
  const isChoice = choice === 'accepted' || choice === 'declined';
  return isChoice && typeof of === 'number' && typeof date === 'string'
    ? { version: of, choice, date }
    : null;
}
