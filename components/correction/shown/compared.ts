import type { Correction, MarkKind } from '@/lib/correction/correction';

export interface Change {
  before: number;
  after: number;
}

/** What can be counted of a try; mistakes also for every 100 words, as a longer answer has more of them. */
export type Counted = 'words' | 'spoken' | 'pauses' | 'questions' | 'rate' | 'mistakes';

export interface Compared {
  /** Of what both tries have. */
  counts: readonly ({ what: Counted } & Change)[];
  /** Mistakes by their kind, the largest change first. */
  kinds: readonly ({ kind: MarkKind } & Change)[];
}

interface Written {
  words: number;
  mistakes: readonly MarkKind[];
  questions: number;
}

/** Undefined of what nobody has written down. */
function writtenIn({ text, marks }: Correction): Written | undefined {
  if (text === null) return undefined;
  return {
    words: text.match(/\S+/g)?.length ?? 0,
    mistakes: marks.filter(({ sure }) => sure).map(({ kind }) => kind),
    questions: marks.filter(({ sure }) => !sure).length,
  };
}

const counted: readonly { what: Counted; of: (one: Correction) => number | undefined }[] = [
  { what: 'words', of: (one) => writtenIn(one)?.words },
  { what: 'spoken', of: ({ sound }) => sound?.spoken },
  { what: 'pauses', of: ({ sound }) => sound?.pauses.length },
  { what: 'questions', of: (one) => writtenIn(one)?.questions },
  {
    what: 'rate',
    of(one) {
      const written = writtenIn(one);
      return written && written.words > 0 ? (100 * written.mistakes.length) / written.words : undefined;
    },
  },
  { what: 'mistakes', of: (one) => writtenIn(one)?.mistakes.length },
];

/** To one decimal, as it is shown: what looks the same is no change. */
const rounded = (value: number) => Math.round(value * 10) / 10;

export function compareTries(earlier: Correction, later: Correction): Compared {
  const counts = counted.flatMap(({ what, of }) => {
    const [before, after] = [of(earlier), of(later)];
    return before === undefined || after === undefined
      ? []
      : [{ what, before: rounded(before), after: rounded(after) }];
  });
  const [before = [], after = []] = [earlier, later].map((one) => writtenIn(one)?.mistakes);
  const of = (kinds: readonly MarkKind[], kind: MarkKind) => kinds.filter((one) => one === kind).length;
  const kinds = [...new Set([...before, ...after])]
    .map((kind) => ({ kind, before: of(before, kind), after: of(after, kind) }))
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before));
  return { counts, kinds };
}
