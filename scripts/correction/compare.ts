import type { CorrectionTask, CorrectionType, Mark, MarkKind } from '@/lib/correction/correction';
import { modeOf, secondsOf } from '@/lib/correction/tasks';
import { findingsIn } from '@/lib/correction/text/check';
import type { Lint } from '@/lib/correction/text/lint';

/**
 * A mistake of the measured set: words as they stand in the text, and what is right. `nth` counts their
 * occurrences from 1.
 */
export interface TrueMistake {
  wrong: string;
  nth: number;
  kind: MarkKind;
  right: string;
}

export interface Measured {
  id: string;
  text: string;
  mistakes: readonly TrueMistake[];
}

export interface MeasuredAnswer extends Measured {
  type: CorrectionType;
  level: number;
  prompt: string;
}

/** How marks compare with true mistakes; those drawn as questions count in `all` alone. */
export interface Counts {
  /** Marks drawn, those of them that are at a true mistake, and those that name its kind as well. */
  marks: number;
  right: number;
  sameKind: number;
  /** True mistakes, and those of them that a mark is at. */
  mistakes: number;
  found: number;
}

/** Counts by the kind of the mark, or of the mistake, and for all kinds together; of marks drawn as mistakes, and of all marks. */
export interface Figures {
  kinds: ReadonlyMap<MarkKind, { sure: Counts; all: Counts }>;
  sure: Counts;
  all: Counts;
  /** Marks drawn as mistakes in texts that have none. */
  inCorrect: { texts: number; marks: number };
}

export type RatedMark = Pick<Mark, 'start' | 'end' | 'kind' | 'sure'>;

interface Place {
  start: number;
  end: number;
}

/**
 * Where a mistake stands: its nth occurrence as whole words.
 *
 * @throws when it does not stand there
 */
export function placeOf(text: string, { wrong, nth }: TrueMistake): Place {
  const isPart = (letter = '') => /[\p{L}\p{N}]/u.test(letter);
  let [at, count] = [-1, 0];
  while (count < nth) {
    at = text.indexOf(wrong, at + 1);
    if (at < 0) throw new Error(`Not in the text for the ${nth}. time: ${wrong} (${text.slice(0, 40)})`);
    const cuts =
      (isPart(wrong[0]) && isPart(text[at - 1])) || (isPart(wrong.at(-1)) && isPart(text[at + wrong.length]));
    if (!cuts) count += 1;
  }
  return { start: at, end: at + wrong.length };
}

/** An insertion is at what it touches. */
const overlap = (one: Place, other: Place): boolean =>
  one.start === one.end || other.start === other.end
    ? one.start <= other.end && other.start <= one.end
    : one.start < other.end && other.start < one.end;

const none = (): Counts => ({ marks: 0, right: 0, sameKind: 0, mistakes: 0, found: 0 });

export function figuresOf(texts: readonly { measured: Measured; marks: readonly RatedMark[] }[]): Figures {
  const kinds = new Map<MarkKind, { sure: Counts; all: Counts }>();
  const countsOf = (kind: MarkKind) => {
    const known = kinds.get(kind) ?? { sure: none(), all: none() };
    kinds.set(kind, known);
    return known;
  };
  const total = { sure: none(), all: none() };
  const inCorrect = { texts: 0, marks: 0 };
  for (const { measured, marks } of texts) {
    const mistakes = measured.mistakes.map((mistake) => ({ ...mistake, ...placeOf(measured.text, mistake) }));
    for (const which of ['sure', 'all'] as const) {
      const drawn = marks.filter(({ sure }) => sure || which === 'all');
      for (const mark of drawn) {
        const at = mistakes.filter((mistake) => overlap(mark, mistake));
        for (const counts of [countsOf(mark.kind)[which], total[which]]) {
          counts.marks += 1;
          counts.right += Math.min(1, at.length);
          counts.sameKind += at.some(({ kind }) => kind === mark.kind) ? 1 : 0;
        }
      }
      for (const mistake of mistakes)
        for (const counts of [countsOf(mistake.kind)[which], total[which]]) {
          counts.mistakes += 1;
          counts.found += drawn.some((mark) => overlap(mark, mistake)) ? 1 : 0;
        }
    }
    if (mistakes.length > 0) continue;
    inCorrect.texts += 1;
    inCorrect.marks += marks.filter(({ sure }) => sure).length;
  }
  return { kinds, ...total, inCorrect };
}

/** A share of something, from 0 to 1; null of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export function taskOf({ type, prompt }: Pick<MeasuredAnswer, 'type' | 'prompt'>): CorrectionTask {
  return { type, prompt, mode: modeOf(type), photo: null, seconds: secondsOf(type) };
}

/** The marks of a text, answers in their mode; sure ones as their rules say, whatever is decided for their kinds. */
export const marksOf = (measured: Measured | MeasuredAnswer, lints: readonly Lint[]): RatedMark[] =>
  findingsIn(measured.text, 'type' in measured ? taskOf(measured).mode : 'write', lints);
