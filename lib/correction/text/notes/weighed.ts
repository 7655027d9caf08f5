import type { Criterion, Note } from '../../correction';

/** A note with how much it helps; of two the higher one is said first. */
export interface WeighedNote extends Note {
  weight: number;
}

/** @param key below `notes` in the catalog `marks` */
export const note = (
  holds: boolean,
  weight: number,
  criterion: Criterion,
  tone: Note['tone'],
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): WeighedNote[] => (holds ? [{ criterion, tone, said: { key, values }, weight }] : []);

export const listed = (words: readonly string[]): string => words.slice(0, 4).join(', ');
