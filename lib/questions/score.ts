import { alignWords, wordsOf } from './alignment';

/** How much of an answer is right: `right` points of `of`. The official formulas are not published; these are our own. */
export interface Score {
  right: number;
  of: number;
}

/** One of two choices: right or wrong, nothing between. An answer that did not come in time is wrong. */
export function scoreChoice(key: string, given: string | undefined): Score {
  return { right: given === key ? 1 : 0, of: 1 };
}

/**
 * Letters typed into gaps: each word is right or wrong by itself, capitals and spaces around do not count. A word that is right but
 * for a letter is wrong, as an empty one is.
 *
 * @param keys the missing letters of each word
 * @param given what was typed, in the order of `keys`
 */
export function scoreGaps(keys: readonly string[], given: readonly string[]): Score {
  const right = keys.filter((key, index) => isGapRight(key, given[index]));
  return { right: right.length, of: keys.length };
}

/**
 * Whether what was typed into one gap is what is missing there. Of several wordings, with `|` between them, each counts; capitals,
 * spaces and punctuation do not.
 */
export function isGapRight(key: string, given = ''): boolean {
  const typed = wordsOf(given).join(' ');
  return key.split('|').some((wording) => wordsOf(wording).join(' ') === typed);
}

/**
 * A sentence typed as it was heard: a point for each word, half a one for a word that is wrong by a letter or two, and half a one
 * less for each word that was not said. Halves are rounded down.
 */
export function scoreDictation(said: string, typed = ''): Score {
  const aligned = alignWords(wordsOf(said), wordsOf(typed));
  const count = (fate: string) => aligned.filter((word) => word.fate === fate).length;
  const points = count('same') + count('near') / 2 - count('extra') / 2;
  return { right: Math.max(0, Math.floor(points)), of: wordsOf(said).length };
}

/**
 * Words selected in a text: as many points as the answer has words, times how well the two overlap (the harmonic mean of how much of
 * the answer was selected and how much of the selection is the answer).
 */
export function scoreHighlight(answer: string, selected = ''): Score {
  const [key, given] = [wordsOf(answer), wordsOf(selected)];
  const shared = alignWords(key, given).filter(({ fate }) => fate === 'same').length;
  const overlap = shared === 0 ? 0 : (2 * shared) / (key.length + given.length);
  return { right: Math.round(overlap * key.length), of: key.length };
}

/** Of several answers. */
export function sumOf(scores: readonly Score[]): Score {
  return scores.reduce((sum, { right, of }) => ({ right: sum.right + right, of: sum.of + of }), {
    right: 0,
    of: 0,
  });
}
