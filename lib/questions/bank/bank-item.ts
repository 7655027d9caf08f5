import type { Item, ListeningSet, PhotoTask, ReadingSet, SingleItem, SpeakingSet } from '../item';
import type { TypeOf } from '../types';
import { listeningSteps, readingSteps } from '../steps';

/** A prompt that is answered at length, the second of two parts behind it, the photo that it is about. */
export interface BankTask {
  type: Exclude<TypeOf<'task'>, 'listenThenSpeak'>;
  id: string;
  prompt: string;
  followUp?: string;
  scene?: PhotoTask['scene'];
}

/** What the practice bank has: one question, a set of them, or a task. */
export type BankItem =
  | SingleItem
  | ({ type: 'interactiveReading' } & ReadingSet)
  | ({ type: 'interactiveListening' } & ListeningSet)
  | ({ type: 'interactiveSpeaking' } & SpeakingSet)
  | BankTask;

/** The questions of an item, as they are asked, kept and judged. */
export function questionsOf(item: BankItem): Item[] {
  switch (item.type) {
    case 'readAndSelect':
    case 'fillInTheBlanks':
    case 'readAndComplete':
    case 'listenAndType':
      return [item];
    case 'interactiveReading':
      return readingSteps(item);
    case 'interactiveListening':
      return listeningSteps(item);
    case 'interactiveSpeaking':
      return item.questions.map((_, index) => ({ type: item.type, id: `${item.id}-${index + 1}` }));
    default:
      return item.followUp === undefined
        ? [item]
        : ['1', '2'].map((part) => ({ type: item.type, id: `${item.id}-${part}` }));
  }
}

/** The level of an item, where it has one. */
export const levelIn = (item: BankItem): number | undefined =>
  'difficulty' in item ? item.difficulty : undefined;
