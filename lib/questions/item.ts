import type { z } from 'zod';
import type { itemSchemas, openSchemas, setSchemas } from './schemas';
import type { TypeOf } from './types';

type One<Schema extends z.ZodType<readonly unknown[]>> = z.infer<Schema>[number];

export type ReadingSet = One<typeof setSchemas.interactiveReading>;
export type ListeningSet = One<typeof setSchemas.interactiveListening>;
export type SpeakingSet = One<typeof setSchemas.interactiveSpeaking>;
export type Options = ReadingSet['missing'];
export type PhotoTask = One<typeof openSchemas.photos>;

/** The files of each type that is judged one by one. */
export type ItemFiles = { [Type in keyof typeof itemSchemas]: z.infer<(typeof itemSchemas)[Type]> };

/** A question of a type that is judged one by one. */
export type SingleItem = {
  [Type in TypeOf<'single'>]: { type: Type } & ItemFiles[Type][number];
}[TypeOf<'single'>];

/** One question of a set on a text. */
export type ReadingStep = { type: 'interactiveReading'; id: string } & (
  | { step: 'menus'; menus: readonly (readonly string[])[] }
  | { step: 'missing' | 'idea' | 'titles'; options: Options }
  | { step: 'highlight'; question: string; answer: string }
);

/** One question of a conversation. */
export type ListeningStep = { type: 'interactiveListening'; id: string } & (
  | { step: 'complete'; complete: ListeningSet['complete'] }
  | { step: 'reply'; turn: number; said: string; replies: Options }
  | { step: 'summary'; summary: string }
);

/** One question of a conversation that is answered aloud. */
export interface SpeakingStep {
  type: 'interactiveSpeaking';
  id: string;
  /** In English. */
  said: string;
}

/** What is answered at length. */
interface OpenItem {
  type: TypeOf<'task'> | 'interactiveSpeaking';
  id: string;
}

/** A question as it is asked at once: one that stands by itself, or one of a set. */
export type Item = SingleItem | ReadingStep | ListeningStep | OpenItem;
