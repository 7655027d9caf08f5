import type { ExamAnswer, ExamTask } from '../api/contract/exam/steps';
import type { InventedWord, RealWord } from '../questions/bank/words';
import type { ListeningSet, ReadingSet, SingleItem } from '../questions/item';
import type { GivenAnswer } from '../questions/kept';

/** A word, with what says why: a sentence that shows a real one, or what gives an invented one away. */
export type WordUnit = { type: 'readAndSelect' } & (
  | Pick<RealWord, 'id' | 'word' | 'real' | 'difficulty' | 'example'>
  | Pick<InventedWord, 'id' | 'word' | 'real' | 'difficulty' | 'hint'>
);

export interface OpenUnit {
  type: 'writeAboutThePhoto' | 'speakAboutThePhoto' | 'readThenSpeak' | 'writingSample' | 'speakingSample';
  id: string;
  prompt: string;
  /** An answer at about 125. */
  sample: string;
  scene?: string;
}

/** Interactive Writing: what is asked behind the first text is what it says least about. */
export interface WritingUnit {
  type: 'interactiveWriting';
  id: string;
  prompt: string;
  sample: string;
  followUps: readonly { said: string; about: readonly string[]; sample: string }[];
}

/** Interactive Speaking: questions one after the other, some of which change with what was said so far. */
export interface SpeakingUnit {
  type: 'interactiveSpeaking';
  id: string;
  topic: string;
  questions: readonly { said: string; instead?: { words: readonly string[]; said: string } }[];
}

export type ExamUnit =
  | WordUnit
  | Exclude<SingleItem, { type: 'readAndSelect' }>
  | ({ type: 'interactiveReading'; kind: 'story' | 'facts' } & ReadingSet)
  | ({ type: 'interactiveListening' } & ListeningSet)
  | OpenUnit
  | WritingUnit
  | SpeakingUnit;

/** The whole bank, by id, with difficulties as authors set them or as answers have corrected them. */
export interface ExamBank {
  units: ReadonlyMap<string, ExamUnit>;
  ofType: (type: ExamTask) => readonly ExamUnit[];
  /** On the scale, by the id of a question: of a unit, or of a step of a set (`xr-01-3`). */
  difficultyOf: (question: string) => number | undefined;
}

export interface Answered {
  unit: string;
  /** From 0, within the unit. */
  step: number;
  question: string;
  type: ExamTask;
  /** The share of it that is right; null where nobody judges it. */
  credit: number | null;
  /** What was written, for whatever follows from it; of a recording its transcript, where there is one. */
  text: string | null;
}

export interface Kept extends Answered {
  seq: number;
  /** As it came; null where nothing came. */
  answer: ExamAnswer;
  usedMs: number;
  timeUp: boolean;
  recording: boolean;
}

/** All that decides what comes next: the same for the same, on every machine. */
export interface Sitting {
  /** Whole, from 0. */
  seed: number;
  /** What mixes its options; without one the seed does, for tests. Whoever finds it out knows what is right before it is marked. */
  mix?: string | undefined;
  speaking: boolean;
  /** Units that the account has met in earlier exams, the last one met first. */
  seen: readonly string[];
  answers: readonly Answered[];
}

export type Mixed = Pick<Sitting, 'seed' | 'mix'>;

export interface Planned {
  unit: ExamUnit;
  /** From 0, within the unit. */
  step: number;
  question: string;
  type: ExamTask;
  /** From 1: which of the tasks of this exam it belongs to. */
  task: { number: number; of: number };
  /** Which question of its task it is; null where the answers decide how many there will be. */
  part: { number: number; of: number } | null;
  /** Whether it is the first of its task, so that it waits to be begun. */
  isFirst: boolean;
  clock: PlannedClock;
  plays: number | null;
}

/** ms. Questions of the same `group` that follow each other share one clock, which runs from the first of them. */
export interface PlannedClock {
  group: string;
  prepareMs: number;
  limitMs: number;
}

export type Given = GivenAnswer;
