import { alignWords, editDistance, leastCost, wordsOf } from '../alignment';
import type { Score } from './score';

/** How much of a dictation counts. The official formula is not published; both are our own. */
export type DictationFormula = (said: string, typed: string) => Score;

/**
 * For practice, where the corrections are shown: a point for each word that is right, and one less for each word that was not said, so
 * that every correction costs one.
 */
export const countCorrections: DictationFormula = (said, typed) => {
  const aligned = alignWords(wordsOf(said), wordsOf(typed));
  const count = (fate: string) => aligned.filter((word) => word.fate === fate).length;
  return { right: Math.max(0, count('same') - count('extra')), of: wordsOf(said).length };
};

/**
 * For an estimate, where only the share counts: 1, less two shares for each word that is missing, wrong or too many, as who misses half of
 * the words has not understood the sentence. A word of four letters or more with one slip of the finger costs half of that. Capitals,
 * punctuation and apostrophes do not count, and digits count as their words.
 */
export const countErrors: DictationFormula = (said, typed) => {
  const words = wordsOf(said).map(bare);
  const errors = leastCost(words, wordsOf(typed).map(bare), { missing: 1, extra: 1, pair: costOfChange });
  return { right: Math.max(0, 1 - (2 * errors) / words.length), of: 1 };
};

const bare = (word: string) => word.replaceAll("'", '');

function costOfChange(said: string, typed: string): number {
  if (said === typed) return 0;
  // One slip changes the length by one at most; most pairs of words need no look at their letters.
  const isNear = said.length >= 4 && Math.abs(said.length - typed.length) <= 1;
  return isNear && editDistance(said, typed) === 1 ? 0.5 : 1;
}
