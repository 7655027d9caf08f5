import type { CorrectionTask, Mark, MarkKind } from '../correction';
import { usualWords } from '../tasks';
import { copiedFrom, type Copied } from './measures/copying';
import { linksIn, type Links } from './measures/linking';
import { repeatedIn, type Repeated } from './measures/repetition';
import { subordinatedIn } from './measures/subordination';
import { wordStock, type WordStock } from './measures/word-stock';
import { paragraphsOf, sentencesOf, wordsOf } from './tokens';

export interface Measures {
  words: number;
  sentences: number;
  /** Words of the middle sentence by length, and of the longest. */
  wordsPerSentence: number;
  longest: number;
  paragraphs: number;
  stock: WordStock;
  links: Links;
  /** Words that open a subordinate clause, as they stand, and how many there are for each sentence. */
  subordinated: { words: readonly string[]; perSentence: number };
  repeated: Repeated;
  copied: Copied;
  /** Of what the photo shows, the words that the answer has, and how many there are; null without a photo. */
  shown: { named: number; all: number } | null;
  /** “um”, “uh” and the like, where words were said. */
  fillers: number;
  /** Against what is usual in the time of the task; null where no time is known. */
  length: 'short' | 'usual' | 'long' | null;
  /** Marks that are mistakes, and for each hundred words. */
  mistakes: { count: number; perHundred: number; kinds: ReadonlyMap<MarkKind, number> };
}

const fillers = new Set(['um', 'uh', 'er', 'erm', 'hmm', 'uhm', 'mm']);

export function measure(text: string, task: CorrectionTask, marks: readonly Mark[]): Measures {
  const sentences = sentencesOf(text);
  const spoken = sentences.map(({ tokens }) => wordsOf(tokens).filter(({ lower }) => !fillers.has(lower)));
  const all = spoken.flat().map(({ lower }) => lower);
  const lengths = spoken.map((words) => words.length).toSorted((one, other) => one - other);
  const clauses = subordinatedIn(sentences);
  return {
    words: all.length,
    sentences: sentences.length,
    wordsPerSentence: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longest: lengths.at(-1) ?? 0,
    paragraphs: paragraphsOf(text).length,
    stock: wordStock(all),
    links: linksIn(sentences),
    subordinated: { words: clauses, perSentence: clauses.length / Math.max(1, sentences.length) },
    repeated: repeatedIn(spoken),
    copied: copiedFrom(task.prompt, all),
    shown: task.photo === null ? null : shownIn(task.photo, all),
    fillers: sentences.flatMap(({ tokens }) => tokens).filter(({ lower }) => fillers.has(lower)).length,
    length: lengthFor(task, all.length),
    mistakes: mistakesIn(marks, all.length),
  };
}

function shownIn(photo: string, words: readonly string[]): { named: number; all: number } {
  const shown = wordStock(
    sentencesOf(photo).flatMap(({ tokens }) => wordsOf(tokens).map(({ lower }) => lower)),
  ).content;
  const said = wordStock(words).content;
  return { named: [...shown].filter((word) => said.has(word)).length, all: shown.size };
}

function lengthFor(task: CorrectionTask, words: number): Measures['length'] {
  const usual = usualWords(task);
  if (!usual) return null;
  if (words < usual.low) return 'short';
  return words > usual.high ? 'long' : 'usual';
}

function mistakesIn(marks: readonly Mark[], words: number): Measures['mistakes'] {
  const kinds = new Map<MarkKind, number>();
  const sure = marks.filter((mark) => mark.sure);
  for (const { kind } of sure) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return { count: sure.length, perHundred: (100 * sure.length) / Math.max(1, words), kinds };
}
