import { boxesEntry, daysEntry } from '../daily/entries';
import { change, type Of } from './write';

interface Missed extends Pick<Of<'again'>, 'id' | 'at'> {
  /** null for what goes. */
  value: Of<'again'>['value'] | null;
}

/** Puts what comes back, and when, in place of what is here of it. */
export function applyMissed(entries: readonly Missed[]): void {
  if (entries.length === 0) return;
  const boxes = { ...boxesEntry.read() };
  for (const { id, at, value } of entries) {
    if (value === null) delete boxes[id];
    else boxes[id] = [value.box, value.due, at];
  }
  change(boxesEntry, boxes);
}

/** Adds days of practice to those that are here. */
export function applyDays(entries: readonly Of<'day'>[]): void {
  if (entries.length === 0) return;
  const days = new Set([...(daysEntry.read() ?? []), ...entries.map(({ id }) => id)]);
  change(daysEntry, [...days].sort());
}

/** Takes days of practice from those that are here. */
export function dropDays(entries: readonly Of<'day'>[]): void {
  if (entries.length === 0) return;
  const dropped = new Set(entries.map(({ id }) => id));
  const left = (daysEntry.read() ?? []).filter((day) => !dropped.has(day));
  change(daysEntry, left);
}
