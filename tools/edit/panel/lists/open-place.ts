import { useSyncExternalStore } from 'react';
import { keptInTab } from '../data/kept';

/** Which list is open, and what of it. */
export interface OpenPlace {
  sheet: string;
  /** Words that rows have to have. */
  q: string;
  /** The row that is open; undefined for the list. */
  row?: string | undefined;
  /** The row that one has come back from. */
  left?: string | undefined;
  /** A row is being added; `like`: a copy of which one. */
  adding?: { like?: string | undefined } | undefined;
}

const kept = keptInTab<OpenPlace>('edit.lists', { sheet: '', q: '' });

export const goInLists = (change: Partial<OpenPlace>): void => kept.set({ ...kept.now(), ...change });

/** Opens another list from its beginning. */
export const openSheet = (sheet: string): void => kept.set({ sheet, q: '' });

/** Where in the lists one is, also after one has been elsewhere. */
export const useOpenPlace = (): OpenPlace => useSyncExternalStore(kept.subscribe, kept.now);
