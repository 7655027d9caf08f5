import type { TypeOf } from '../questions/types';

/** What a mark is about. A place in a text has one kind; what a recording does, such as a pause, is told by its {@link Sound}. */
export const markKinds = [
  'spelling',
  'capital',
  'punctuation',
  'article',
  'agreement',
  'verbForm',
  'tense',
  'preposition',
  'plural',
  'pronoun',
  'wordOrder',
  'wordChoice',
  'confusedWord',
  'missingWord',
  'extraWord',
  'repetition',
  'style',
] as const;
export type MarkKind = (typeof markKinds)[number];

/** By what answers are looked at; the last two only where something was said. */
export const criteria = [
  'content',
  'coherence',
  'vocabulary',
  'grammar',
  'fluency',
  'pronunciation',
] as const;
export type Criterion = (typeof criteria)[number];

/**
 * What is told of an answer: the key of a text in the catalog `marks`, with its values, or a sentence in the language of whoever asked,
 * from a connected model. In a sentence English words stand in `<en>`.
 */
export type Said = { key: string; values: Readonly<Record<string, string | number>> } | { text: string };

/** A place in an English text where the pencil was. Places are UTF-16 indices; marks are in order and never overlap. */
export interface Mark {
  start: number;
  /** Above `start`, but equal to it where something is to be put in. */
  end: number;
  kind: MarkKind;
  /** What stands there instead; empty for what is to go, null where nobody says. */
  replacement: string | null;
  reason: Said;
  /** Whether it is a mistake; otherwise it is a question that the writer has to answer. */
  sure: boolean;
}

export interface Note {
  criterion: Criterion;
  tone: 'good' | 'next';
  said: Said;
}

/** How a recording sounds. Moments are seconds from its beginning. */
export interface Sound {
  seconds: number;
  /** Seconds in which something is said. */
  spoken: number;
  /** Silences between the first and the last word that a listener notices. */
  pauses: readonly { start: number; end: number }[];
  /** How loud it is, 0 to 1, in equal parts, at most 240. */
  levels: readonly number[];
  clipped: boolean;
}

/** What made a correction. `scores`: whether it says a range. */
export interface ScorerName {
  name: string;
  version: string;
  scores: boolean;
}

export interface Correction {
  scorer: ScorerName;
  /** What was written, or the words that were said; null where nobody has written them down. The marks are places in it. */
  text: string | null;
  marks: readonly Mark[];
  notes: readonly Note[];
  sound: Sound | null;
  /** An estimate on the scale from 10 to 160; null where the scorer gives none. */
  score: { low: number; high: number } | null;
}

export type CorrectionType = TypeOf<'task'> | 'interactiveSpeaking' | 'summary';

export interface CorrectionTask {
  /** `own`: the asker's own prompt, of which nobody knows the type. */
  type: CorrectionType | 'own';
  mode: 'write' | 'speak';
  /** In English. */
  prompt: string;
  /** What its photo shows, in English; null where there is none. */
  photo: string | null;
  /** The time that the test gives for the answer; null where it gives none. */
  seconds: number | null;
}
