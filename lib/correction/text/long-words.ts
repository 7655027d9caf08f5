import type { Lint } from './lint';

/** Of letters, digits, and what may stand within a word to Harper; the longest word that English dictionaries have is 45 letters long. */
const tooLong = /[\p{L}\p{M}\p{N}'’]{46,}/gu;

/**
 * A text that Harper can be asked about. To find out what a word could have been it takes memory by the square of its length: one of 5,000
 * letters ends it at 4 GB. Such words are replaced by numbers as long as they are, so that all other places stay where they were.
 */
export const forHarper = (text: string): string => text.replace(tooLong, (word) => '0'.repeat(word.length));

/** The findings of what {@link forHarper} has left as it was. */
export const inText = (text: string, lints: readonly Lint[]): Lint[] =>
  lints.filter(({ start, end, found }) => text.slice(start, end) === found);
