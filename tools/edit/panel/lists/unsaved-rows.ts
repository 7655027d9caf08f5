import { useSyncExternalStore } from 'react';
import { isSame } from '../../lists/same.mjs';
import { keptInTab } from '../data/kept';

/** A row as it is being written, and what the file said when that began: undefined for a row that is not there yet. */
export interface WrittenRow {
  from?: unknown;
  value: unknown;
  text?: string | undefined;
}

const kept = keptInTab<Readonly<Record<string, WrittenRow>>>('edit.rows', {});

export const rowName = (sheet: string, row?: string): string =>
  row === undefined ? `${sheet} new` : `${sheet}/${row}`;

/** Notes what is written. What says the same as the file is nothing unsaved. */
export function writeRow(name: string, row: WrittenRow): void {
  if (row.from !== undefined && isSame(row.from, row.value)) dropRow(name);
  else kept.set({ ...kept.now(), [name]: row });
}

export function dropRow(name: string): void {
  kept.set(Object.fromEntries(Object.entries(kept.now()).filter(([one]) => one !== name)));
}

/** All rows that are written and not saved; they survive a reload of the tab. */
export const unsavedRows = kept.now;

export const useUnsavedRows = (): Readonly<Record<string, WrittenRow>> =>
  useSyncExternalStore(kept.subscribe, kept.now);
