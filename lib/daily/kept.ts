import { onChangedElsewhere, type StorageEntry } from '../browser/storage';
import { resultEntry } from '../diagnostic/result';
import { progressEntry } from '../progress/kept';
import { answersEntry, answerTimesEntry } from '../questions/kept';
import { onSetReport } from '../questions/report/on-report';
import { boxesEntry, daysEntry, freeEntry } from './entries';

/** Writes what a page has found out, and tells whoever follows practice. */
export function change<Value>(entry: StorageEntry<Value>, value: Value): void {
  entry.write(value);
  for (const listener of listeners) listener();
}

const followed: readonly StorageEntry<unknown>[] = [
  answersEntry,
  answerTimesEntry,
  boxesEntry,
  daysEntry,
  freeEntry,
  progressEntry,
  resultEntry,
];

/**
 * Calls back when something was practiced: here, in another tab, or where the reader's account brought it from; and when somebody comes
 * back to the page, on which it may be another day.
 *
 * @returns stops listening
 */
export function followPractice(listener: () => void): () => void {
  listeners.add(listener);
  const stops = [
    onSetReport(listener),
    ...followed.map((entry) => onChangedElsewhere(entry, listener)),
    () => listeners.delete(listener),
  ];
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

const listeners = new Set<() => void>();
