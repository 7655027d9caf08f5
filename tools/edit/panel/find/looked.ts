import { useSyncExternalStore } from 'react';
import { keptInTab } from '../data/kept';

export interface Looked {
  q: string;
  /** Empty for all languages. */
  locale: string;
  /** Whether letters and signs count as they are. */
  exact: boolean;
}

const kept = keptInTab<Looked>('edit.looked', { q: '', locale: '', exact: false });

const change = (part: Partial<Looked>): void => kept.set({ ...kept.now(), ...part });

/** What is looked for stays while one edits what was found. */
export function useLooked(): [Looked, typeof change] {
  return [useSyncExternalStore(kept.subscribe, kept.now), change];
}
