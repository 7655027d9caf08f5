import type { Token } from '../tokens';
import { contentOf } from './word-stock';

interface Times {
  word: string;
  times: number;
}

/** What stands in a text too often; each null where nothing does. */
export interface Repeated {
  word: Times | null;
  /** Three words or more. */
  phrase: Times | null;
  beginning: Times | null;
}

export function repeatedIn(sentences: readonly (readonly Token[])[]): Repeated {
  const all = sentences.flat().map(({ lower }) => lower);
  return {
    word: mostOf(
      all.flatMap((word) => contentOf(word) ?? []),
      Math.max(4, Math.ceil(all.length / 22)),
    ),
    phrase: phraseOf(sentences),
    beginning: mostOf(
      sentences.flatMap((words) => words[0]?.lower ?? []),
      Math.max(3, Math.ceil(sentences.length * 0.45)),
    ),
  };
}

function mostOf(words: readonly string[], atLeast: number): Times | null {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first && first[1] >= atLeast ? { word: first[0], times: first[1] } : null;
}

const phraseLength = 4;

function phraseOf(sentences: readonly (readonly Token[])[]): Times | null {
  const phrases = sentences.flatMap((words) =>
    words.slice(phraseLength - 1).map((_, at) => {
      const run = words.slice(at, at + phraseLength).map(({ lower }) => lower);
      return run.some((word) => contentOf(word) !== null) ? run.join(' ') : '';
    }),
  );
  return mostOf(
    phrases.filter((phrase) => phrase !== ''),
    3,
  );
}
