/*
 * For the tests of the banks alone: whoever has understood nothing can still count, and what is right may not be found in that way.
 */

const wordsIn = (text: string) => [...new Set(text.toLowerCase().match(/[a-z]+(?:’[a-z]+)?/g))];

function repeated(option: string, seen: string): string[] {
  const words = new Set(wordsIn(seen));
  return wordsIn(option).filter((word) => words.has(word));
}

export const counts: Record<string, (option: string, seen: string) => number> = {
  'words that it repeats': (option, seen) => repeated(option, seen).length,
  'part of its words that it repeats': (option, seen) =>
    repeated(option, seen).length / Math.max(1, wordsIn(option).length),
  letters: (option) => option.length,
  words: (option) => option.split(' ').length,
};

export const extremes: [string, (...values: number[]) => number][] = [
  ['fewest', Math.min],
  ['most', Math.max],
];

/** The share of right answers of somebody who takes one of the first among equals; the right one stands first. */
export const found = (values: readonly number[], extreme: (...all: number[]) => number): number =>
  values[0] === extreme(...values) ? 1 / values.filter((value) => value === values[0]).length : 0;

export const meanOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;

/** The share that somebody finds of words in menus who looks at their number of letters alone; the right one stands first. */
export const foundByLetters = (
  menus: readonly (readonly string[])[],
  extreme: (...all: number[]) => number,
): number =>
  meanOf(
    menus.map((words) =>
      found(
        words.map((word) => word.length),
        extreme,
      ),
    ),
  );
