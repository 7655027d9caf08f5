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

/** Whether the letters typed into one gap are those that are missing. */
export function isGapRight(key: string, given = ''): boolean {
  return given.trim().toLowerCase() === key.toLowerCase();
}

/** Of several answers. */
export function sumOf(scores: readonly Score[]): Score {
  return scores.reduce((sum, { right, of }) => ({ right: sum.right + right, of: sum.of + of }), {
    right: 0,
    of: 0,
  });
}
