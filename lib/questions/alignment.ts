export type WordFate = 'same' | 'near' | 'missing' | 'extra';

export interface AlignedWord {
  fate: WordFate;
  /** As it was said; of what was added, as it was typed. */
  word: string;
  /** As it was typed, where that is not the same. */
  typed?: string;
}

/** What it costs to leave a word out, to add one, and to type one for another; Infinity where that is no such thing. */
export interface Costs {
  missing: number;
  extra: number;
  pair: (said: string, typed: string) => number;
}

/** A word left out costs more than one mistyped, and a wrong word as much as one left out and one added. */
const pairCosts = { same: 0, near: 0.5 };
const shownCosts: Costs = {
  missing: 1,
  extra: 0.5,
  pair: (said, typed) => {
    const fate = pairFate(said, typed);
    return fate ? pairCosts[fate] : Infinity;
  },
};

/** Who hears a word and types it the British way has heard it: of the words that are said here, those with two spellings. */
const british = new Map([
  ['criticising', 'criticizing'],
  ['neighbour', 'neighbor'],
  ['neighbours', 'neighbors'],
  ['programme', 'program'],
  ['tyre', 'tire'],
  ['tyres', 'tires'],
]);

const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * The words of a text: without capitals and punctuation, which a dictation here does not count. Who hears “five” and types “5” has
 * heard it: numbers up to twelve read as their words, as no question says larger ones. British spellings read as American ones.
 */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (/^\d+$/.test(word) ? smallNumbers[Number(word)] : british.get(word)) ?? word);
}

/**
 * Lays what was typed beside what was said, word by word, so that the least is wrong.
 *
 * @returns the words of both in order
 */
export function alignWords(said: readonly string[], typed: readonly string[]): AlignedWord[] {
  const table = costTable(said, typed, shownCosts);
  const cost = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  const aligned: AlignedWord[] = [];
  let row = said.length;
  let column = typed.length;
  while (row > 0 || column > 0) {
    const word = said[row - 1] ?? '';
    const given = typed[column - 1] ?? '';
    const fate = row > 0 && column > 0 ? pairFate(word, given) : null;
    if (fate && cost(row, column) === cost(row - 1, column - 1) + pairCosts[fate]) {
      aligned.push(fate === 'same' ? { fate, word } : { fate, word, typed: given });
      row -= 1;
      column -= 1;
    } else if (row > 0 && cost(row, column) === cost(row - 1, column) + shownCosts.missing) {
      aligned.push({ fate: 'missing', word });
      row -= 1;
    } else {
      aligned.push({ fate: 'extra', word: given });
      column -= 1;
    }
  }
  return aligned.reverse();
}

export const leastCost = (said: readonly string[], typed: readonly string[], costs: Costs): number =>
  costTable(said, typed, costs).at(-1)?.at(-1) ?? 0;

function costTable(said: readonly string[], typed: readonly string[], costs: Costs): number[][] {
  const table: number[][] = [];
  for (let row = 0; row <= said.length; row += 1) {
    const line: number[] = [];
    for (let column = 0; column <= typed.length; column += 1) {
      const [word, given] = [said[row - 1], typed[column - 1]];
      const isPair = word !== undefined && given !== undefined;
      const pair = isPair ? (table[row - 1]?.[column - 1] ?? Infinity) + costs.pair(word, given) : Infinity;
      const left = row > 0 ? (table[row - 1]?.[column] ?? Infinity) + costs.missing : Infinity;
      const added = column > 0 ? (line[column - 1] ?? Infinity) + costs.extra : Infinity;
      line.push(row === 0 && column === 0 ? 0 : Math.min(pair, left, added));
    }
    table.push(line);
  }
  return table;
}

function pairFate(said: string, typed: string): keyof typeof pairCosts | null {
  if (said === typed) return 'same';
  return editDistance(said, typed) <= (said.length > 5 ? 2 : 1) && said.length > 2 ? 'near' : null;
}

/** How many letters must be added, taken away or replaced to make one word the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let line = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (const [column, counterpart] of [...other].entries()) {
      const replaced = (line[column] ?? 0) + (letter === counterpart ? 0 : 1);
      next.push(Math.min(replaced, (line[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    line = next;
  }
  return line.at(-1) ?? 0;
}
