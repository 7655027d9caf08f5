import { useEffect, useState, useSyncExternalStore } from 'react';
import { onChangedElsewhere, type StorageEntry } from '@/lib/browser/storage';
import { resultEntry } from '@/lib/diagnostic/result';
import { followProgress, progressEntry } from '@/lib/progress/kept';
import { onSessionEnded } from '@/lib/session/token';
import { onUserChanged } from '@/lib/session/user';
import { cardsEntry } from '@/lib/vocabulary/kept';
import type { Kept } from './next-step';
import { loadRights, type Rights } from './rights';

/** What this browser keeps of its reader; it follows other tabs and the account. */
export function useKept(): Kept {
  return {
    progress: useSyncExternalStore(followProgress, progressEntry.read, nothing),
    result: useEntry(resultEntry),
    cards: useEntry(cardsEntry),
  };
}

const nothing = () => null;

function useEntry<Value>(entry: StorageEntry<Value>): Value | null {
  return useSyncExternalStore(
    (change) => {
      window.addEventListener('pageshow', change);
      const stop = onChangedElsewhere(entry, change);
      return () => {
        window.removeEventListener('pageshow', change);
        stop();
      };
    },
    entry.read,
    nothing,
  );
}

/**
 * What the user of the session has left; null as long as that is not known, and for a visitor.
 *
 * @param isAsked whether anybody wants to know
 */
export function useRights(isAsked: boolean): Rights | null {
  const [rights, setRights] = useState<Rights | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let current = true;
    const load = () =>
      void loadRights().then(
        (loaded) => current && setRights(loaded),
        // Nothing is said that is not known.
        () => undefined,
      );
    load();
    const stops = [onUserChanged(load), onSessionEnded(() => setRights(null))];
    return () => {
      current = false;
      for (const stop of stops) stop();
    };
  }, [isAsked]);
  return rights;
}
