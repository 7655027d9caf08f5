import type { Sentence } from '../tokens';

const linkWords = {
  adding: [
    'also',
    'in addition',
    'moreover',
    'furthermore',
    'besides',
    'as well',
    'what is more',
    'not only',
    'too',
    'likewise',
  ],
  contrasting: [
    'but',
    'however',
    'although',
    'though',
    'even though',
    'while',
    'whereas',
    'on the other hand',
    'nevertheless',
    'instead',
    'despite',
    'in spite of',
    'yet',
    'still',
    'that said',
    'on the contrary',
    'unlike',
  ],
  explaining: [
    'because',
    'since',
    'so',
    'therefore',
    'as a result',
    'for this reason',
    'that is why',
    'thus',
    'so that',
    'in order to',
    'due to',
    'because of',
    'precisely because',
    'consequently',
  ],
  ordering: [
    'first',
    'firstly',
    'first of all',
    'second',
    'secondly',
    'third',
    'thirdly',
    'then',
    'next',
    'finally',
    'after that',
    'later',
    'at first',
    'in the end',
    'at the beginning',
    'before',
    'after',
    'when',
    'once',
    'until',
    'as soon as',
    'meanwhile',
  ],
  examples: ['for example', 'for instance', 'such as', 'in particular', 'especially', 'like'],
  condition: [
    'if',
    'unless',
    'as long as',
    'in case',
    'otherwise',
    'as if',
    'whether',
    'even if',
    'provided that',
  ],
  opinion: [
    'in my opinion',
    'i think',
    'in my view',
    'i believe',
    'from my point of view',
    'for me',
    'of course',
    'i suppose',
    'i guess',
  ],
  closing: ['in conclusion', 'to sum up', 'in short', 'all in all', 'overall', 'to conclude', 'in summary'],
} as const;
type LinkKind = keyof typeof linkWords;

export interface Links {
  kinds: ReadonlyMap<LinkKind, readonly string[]>;
  different: number;
  all: number;
  /** The one that stands there too often, of those that wear out; null where none does. */
  overused: { word: string; times: number } | null;
}

const kindsOf = new Map(
  (Object.entries(linkWords) as [LinkKind, readonly string[]][]).flatMap(([kind, list]) =>
    list.map((link): [string, LinkKind] => [link, kind]),
  ),
);
const longest = 4;

/** Links that are noticed when they are the only ones. */
const wearing = ['and', 'but', 'so', 'because', 'also', 'then', 'for example', 'however'];

/** The linking words of a text; longer ones are not counted again as what they are made of. */
export function linksIn(sentences: readonly Sentence[]): Links {
  const times = new Map<string, number>();
  for (const { tokens } of sentences) {
    const words = tokens.map(({ lower }) => lower);
    for (let at = 0; at < words.length;) {
      const link = linkAt(words, at);
      if (link !== null) times.set(link, (times.get(link) ?? 0) + 1);
      at += link === null ? 1 : link.split(' ').length;
    }
  }
  const kinds = new Map<LinkKind, string[]>();
  for (const link of times.keys()) {
    const kind = kindsOf.get(link);
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), link]);
  }
  const linking = [...times].filter(([link]) => link !== 'and');
  const all = linking.reduce((sum, [, count]) => sum + count, 0);
  return { kinds, different: linking.length, all, overused: overusedOf(times, sentences.length) };
}

function linkAt(words: readonly string[], at: number): string | null {
  for (let length = longest; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    if (kindsOf.has(phrase) || phrase === 'and') return phrase;
  }
  return null;
}

function overusedOf(times: ReadonlyMap<string, number>, sentences: number): Links['overused'] {
  const [most] = wearing
    .map((word) => ({ word, times: times.get(word) ?? 0 }))
    .filter(
      ({ word, times }) =>
        times >= (word === 'and' ? 6 : 4) && times > sentences * (word === 'and' ? 0.9 : 0.4),
    )
    .toSorted((one, other) => other.times - one.times);
  return most ?? null;
}
