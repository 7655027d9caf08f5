import { boxesEntry, daysEntry } from '../daily/entries';
import { change, type Of } from './write';

interface Missed extends Pick<Of<'again'>, 'id' | 'at'> {
  /** null for what goes. */
  value: Of<'again'>['value'] | null;
}

export function applyMissed(entries: readonly Missed[]): void {
  if (entries.length === 0) return;
  const boxes = { ...boxesEntry.read() };
  for (const { id, at, value } of entries) {
    if (value === null) delete boxes[id];
    else boxes[id] = [value.box, value.due, at];
  }
  change(boxesEntry, boxes);
}

export function applyDays(entries: readonly Of<'day'>[]): void {
  if (entries.length === 0) return;
  const days = new Set([...(daysEntry.read() ?? []), ...entries.map(({ id }) => id)]);
  change(daysEntry, [...days].sort());
}

export function dropDays(entries: readonly Of<'day'>[]): void {
  if (entries.length === 0) return;
  const dropped = new Set(entries.map(({ id }) => id));
  const left = (daysEntry.read() ?? []).filter((day) => !dropped.has(day));
  change(daysEntry, left);
}
