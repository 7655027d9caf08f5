import type { PracticeEntry } from '../api/contract/practice/entries';
import type { StorageEntry } from '../browser/storage';

export type Of<Kind extends PracticeEntry['kind']> = Extract<PracticeEntry, { kind: Kind }>;

export const ofKind = <Kind extends PracticeEntry['kind']>(entries: readonly PracticeEntry[], kind: Kind) =>
  entries.filter((entry): entry is Of<Kind> => entry.kind === kind);

/**
 * Writes what has come, and tells the page.
 *
 * @returns whether it is in storage
 */
export function change<Value>(entry: StorageEntry<Value>, value: Value): boolean {
  const isStored = entry.write(value);
  tell(entry);
  return isStored;
}

/** Tells this tab of it as of a change in another one: whoever shows what is kept listens to those. */
export function tell({ name }: Pick<StorageEntry<never>, 'name'>): void {
  window.dispatchEvent(new StorageEvent('storage', { key: name }));
}
