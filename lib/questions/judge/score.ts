import { alignWords, wordsOf } from '../alignment';

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
 * Whether what was typed into one gap is what is missing there. Of several wordings, with `|` between them, each counts; capitals,
 * spaces and punctuation do not. A word that is right but for a letter is wrong, as an empty one is.
 */
export function isGapRight(key: string, given = ''): boolean {
  const typed = wordsOf(given).join(' ');
  return key.split('|').some((wording) => wordsOf(wording).join(' ') === typed);
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

/** What a set says at its end: how many of its questions are right; of a single one, how much of it is. */
export function resultOf(scores: readonly Score[]): Score {
  const judged = scores.filter(({ of }) => of > 0);
  if (judged.length <= 1) return sumOf(judged);
  return { right: judged.filter(({ right, of }) => right === of).length, of: judged.length };
}

export function sumOf(scores: readonly Score[]): Score {
  return scores.reduce((sum, { right, of }) => ({ right: sum.right + right, of: sum.of + of }), {
    right: 0,
    of: 0,
  });
}
