import fillInTheBlanks from '../../content/diagnostic/fill-in-the-blanks.json';
import listenAndType from '../../content/diagnostic/listen-and-type.json';
import readAndComplete from '../../content/diagnostic/read-and-complete.json';
import readAndSelect from '../../content/diagnostic/read-and-select.json';
import writing from '../../content/diagnostic/writing.json';
import type { DiagnosticItem } from './types';

export type { DiagnosticItem, DiagnosticType } from './types';

/*
 * The files are read as they are: `lib/questions` holds them to their schemas in tests, and the library of schemas has no business in
 * the browser.
 */

export const pool: readonly DiagnosticItem[] = [
  ...readAndSelect.items.map((item) => ({ ...item, type: 'readAndSelect' as const })),
  ...fillInTheBlanks.items.map((item) => ({ ...item, type: 'fillInTheBlanks' as const })),
  ...readAndComplete.items.map((item) => ({ ...item, type: 'readAndComplete' as const })),
  ...listenAndType.items.map((item) => ({ ...item, type: 'listenAndType' as const })),
];

const byId = new Map(pool.map((item) => [item.id, item]));

/** The question of that id; undefined when it has left the pool since. */
export const findItem = (id: string): DiagnosticItem | undefined => byId.get(id);

/** Seconds for the short text at the end, which does not count. */
export const writingSeconds = 180;

export function writingTask(seed: number): string {
  const { items } = writing;
  return items[seed % items.length]?.prompt ?? '';
}
