import { useSyncExternalStore } from 'react';
import { keptInTab } from '../data/kept';

export interface OpenPlace {
  sheet: string;
  /** Words that rows have to have. */
  q: string;
  /** The row that is open; undefined for the list. */
  row?: string | undefined;
  /** The row that was open before; empty for one that is not there, or not any more. */
  left?: string | undefined;
  /** The row that was added last, until one goes on. */
  added?: string | undefined;
  /** A row is being added; `like`: a copy of which one. */
  adding?: { like?: string | undefined } | undefined;
}

const kept = keptInTab<OpenPlace>('edit.lists', { sheet: '', q: '' });

export const goInLists = (change: Partial<OpenPlace>): void =>
  kept.set({ ...kept.now(), added: undefined, ...change });

export const openSheet = (sheet: string): void => kept.set({ sheet, q: '' });

export const useOpenPlace = (): OpenPlace => useSyncExternalStore(kept.subscribe, kept.now);
