import { editDistance } from '../questions/alignment';

/**
 * How much of a dictation counts, from 0 to 1: 1 for every word, less two shares for each word that is missing, wrong or too many, as
 * who misses half of the words has not understood the sentence. A word of four letters or more with one slip of the finger costs half
 * of that. Capitals, punctuation and apostrophes do not count. The official formula is not published; this one is our own.
 */
export function dictationCredit(sentence: string, typed: string): number {
  const words = wordsOf(sentence);
  return Math.max(0, 1 - (2 * wordErrors(words, wordsOf(typed))) / words.length);
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The least number of words to be put in, taken out or changed (Levenshtein); a slip of the finger is half a change. */
function wordErrors(expected: readonly string[], typed: readonly string[]): number {
  let row = [0, ...typed.map((_, index) => index + 1)];
  for (const [index, word] of expected.entries()) {
    const next = [index + 1];
    for (const [place, other] of typed.entries()) {
      const changed = (row[place] ?? 0) + changeOf(word, other);
      next.push(Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function changeOf(word: string, typed: string): number {
  if (word === typed) return 0;
  return word.length >= 4 && editDistance(word, typed) === 1 ? 0.5 : 1;
}
