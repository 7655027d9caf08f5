import { tokensOf, wordsOf } from '../tokens';

export interface Copied {
  /** The share of its words that stand in runs of the prompt, from 0 to 1. */
  share: number;
  /** The longest run, as it reads in the answer; empty where there is none. */
  longest: string;
}

/** Shorter runs than this are said by everybody who answers. */
const shortest = 5;

/**
 * Looks for runs of words that stand in the prompt as well.
 *
 * @param words of the answer, in lower case
 */
export function copiedFrom(prompt: string, words: readonly string[]): Copied {
  const asked = wordsOf(tokensOf(prompt)).map(({ lower }) => lower);
  const runs = new Set(asked.slice(0, -(shortest - 1)).map((_, at) => runAt(asked, at)));
  let [copied, from, longest]: [number, number | null, string] = [0, null, ''];
  const close = (to: number) => {
    if (from === null) return;
    copied += to - from;
    const run = words.slice(from, to).join(' ');
    if (run.length > longest.length) longest = run;
    from = null;
  };
  let end = 0;
  for (let at = 0; at + shortest <= words.length; at += 1) {
    if (!runs.has(runAt(words, at))) continue;
    if (from === null || at > end) close(end);
    from ??= at;
    end = at + shortest;
  }
  close(end);
  return { share: copied / Math.max(1, words.length), longest };
}

const runAt = (words: readonly string[], at: number): string => words.slice(at, at + shortest).join(' ');
