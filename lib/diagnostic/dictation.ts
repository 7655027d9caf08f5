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

/** The least number of words to be put in, taken out or changed. */
function wordErrors(expected: readonly string[], typed: readonly string[]): number {
  return distance(expected, typed, (one, other) => {
    if (one === other) return 0;
    const isSlip = one.length >= 4 && letterErrors(one, other) === 1;
    return isSlip ? 0.5 : 1;
  });
}

const letterErrors = (one: string, other: string) =>
  distance([...one], [...other], (letter, typed) => (letter === typed ? 0 : 1));

/** The Levenshtein distance of two lists, with a price for each change. */
function distance<Part>(
  from: readonly Part[],
  to: readonly Part[],
  change: (one: Part, other: Part) => number,
): number {
  let row = [0, ...to.map((_, index) => index + 1)];
  for (const [index, one] of from.entries()) {
    const next = [index + 1];
    for (const [place, other] of to.entries()) {
      next.push(
        Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, (row[place] ?? 0) + change(one, other)),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
