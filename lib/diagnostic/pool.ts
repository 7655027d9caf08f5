import fillInTheBlanks from '../../content/questions/fill-in-the-blanks.json';
import listenAndType from '../../content/questions/listen-and-type.json';
import readAndComplete from '../../content/questions/read-and-complete.json';
import readAndSelect from '../../content/questions/read-and-select.json';
import writingSample from '../../content/questions/writing-sample.json';

/*
 * The files are read as they are: `lib/questions` holds them to their schemas in tests, and the library of schemas has no business in
 * the browser.
 */

interface Item {
  id: string;
  /** The score from 10 to 160 at which half of it is answered right, by our own estimate. */
  difficulty: number;
}

interface WordItem extends Item {
  type: 'readAndSelect';
  word: string;
  real: boolean;
}

/** Missing letters stand in braces: `nar{row}`. */
interface SentenceItem extends Item {
  type: 'fillInTheBlanks';
  sentence: string;
}

interface PassageItem extends Item {
  type: 'readAndComplete';
  title: string;
  text: string;
}

interface DictationItem extends Item {
  type: 'listenAndType';
  sentence: string;
}

/** A question of the diagnostic test, of a type of the test that can be judged without a person. */
export type DiagnosticItem = WordItem | SentenceItem | PassageItem | DictationItem;
export type DiagnosticType = DiagnosticItem['type'];

/** Every question that the diagnostic test may ask. */
export const pool: readonly DiagnosticItem[] = [
  ...readAndSelect.items.map((item) => ({ ...item, type: 'readAndSelect' as const })),
  ...fillInTheBlanks.items.map((item) => ({ ...item, type: 'fillInTheBlanks' as const })),
  ...readAndComplete.items.map((item) => ({ ...item, type: 'readAndComplete' as const })),
  ...listenAndType.items.map((item) => ({ ...item, type: 'listenAndType' as const })),
];

/** The question of that id; undefined when it has left the pool since. */
export const findItem = (id: string): DiagnosticItem | undefined => pool.find((item) => item.id === id);

/** Seconds for one question, as in the test since July 2025. */
export const secondsOf: Readonly<Record<DiagnosticType, number>> = {
  readAndSelect: 5,
  fillInTheBlanks: 20,
  readAndComplete: 180,
  listenAndType: 60,
};

/** How often a dictation may be heard, as in the test. */
export const playsOfDictation = 3;

/** Seconds for the short text at the end, which does not count. */
export const writingSeconds = 180;

/** The task of the short text at the end, by the seed of the run. */
export function writingTask(seed: number): string {
  const { items } = writingSample;
  return items[seed % items.length]?.prompt ?? '';
}
