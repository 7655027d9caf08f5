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

const entry = jsonEntry<Kept>({ area: 'localStorage', name: 'consent', parse, inPage: true });
const listeners = new Set<() => void>();

/** The choice that counts now, if any. Signing out forgets it, as it empties the storage. */
export function readChoice(now = Date.now()): Choice | null {
  const kept = entry.read();
  const counts = kept?.version === version && now < Date.parse(kept.date) + choiceDays * 86_400_000;
  return counts ? kept.choice : null;
}

/** Keeps a choice with its version and date, and tells whoever listens. Where storage is blocked it counts for this page. */
export function choose(choice: Choice, now = Date.now()): void {
  entry.write({ version, choice, date: new Date(now).toISOString() });
  for (const listener of listeners) listener();
}

/**
 * Calls back when the choice may be another one, also by another tab.
 *
 * @returns stops listening
 */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onChangedElsewhere(entry, listener);
  return () => {
    stop();
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
  return !hasPrivacySignal() && isChatAllowed(optIn) && readChoice() !== 'declined';
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
