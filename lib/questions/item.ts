import type { z } from 'zod';
import type { itemSchemas, openSchemas, setSchemas } from './schemas';
import type { TypeOf } from './types';

type One<Schema extends z.ZodType<readonly unknown[]>> = z.infer<Schema>[number];

export type ReadingSet = One<typeof setSchemas.interactiveReading>;
export type ListeningSet = One<typeof setSchemas.interactiveListening>;
export type SpeakingSet = One<typeof setSchemas.interactiveSpeaking>;
export type Options = ReadingSet['missing'];
export type PhotoTask = One<typeof openSchemas.photos>;

export type ItemFiles = { [Type in keyof typeof itemSchemas]: z.infer<(typeof itemSchemas)[Type]> };

export type SingleItem = {
  [Type in TypeOf<'single'>]: { type: Type } & ItemFiles[Type][number];
}[TypeOf<'single'>];

export type ReadingStep = { type: 'interactiveReading'; id: string } & (
  | { step: 'menus'; menus: readonly (readonly string[])[] }
  | { step: 'missing' | 'idea' | 'titles'; options: Options }
  | { step: 'highlight'; question: string; answer: string }
);

export type ListeningStep = { type: 'interactiveListening'; id: string } & (
  | { step: 'complete'; complete: ListeningSet['complete'] }
  | { step: 'reply'; turn: number; said: string; replies: Options }
  | { step: 'summary'; summary: string }
);

export interface SpeakingStep {
  type: 'interactiveSpeaking';
  id: string;
  /** In English. */
  said: string;
}

interface OpenItem {
  type: TypeOf<'task'> | 'interactiveSpeaking';
  id: string;
}

export type Item = SingleItem | ReadingStep | ListeningStep | OpenItem;
