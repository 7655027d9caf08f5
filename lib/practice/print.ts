import type { PracticeEntry } from '../api/contract/practice/entries';
import { textOf } from '../api/contract/practice/merge';
import { fnv1a } from '../hash/fnv';

/** Short for a text: the same for the same, and hardly ever for another (twice, from two starts). */
export function shortOf(text: string): string {
  return [fnv1a(text), fnv1a(text, 0x9747b28c)].map((half) => half.toString(36)).join('.');
}

/**
 * Short for an entry, by which a change of it is seen. When a card was answered is known to the day alone, its box and its day say it; what
 * was forgotten is forgotten since whenever.
 */
export function printOf(entry: PracticeEntry): string {
  const hasNoMoment = entry.kind === 'card' || entry.value === null;
  return shortOf(hasNoMoment ? textOf(entry) : `${entry.at} ${textOf(entry)}`);
}
