import type { Item, ListeningSet, PhotoTask, ReadingSet, SingleItem, SpeakingSet } from '../item';
import type { TypeOf } from '../types';
import { openTask, tasksOfTwo, type OpenTask } from '../open-task';
import { listeningSteps, readingSteps, speakingSteps } from '../steps';

export interface BankTask {
  type: Exclude<TypeOf<'task'>, 'listenThenSpeak'>;
  id: string;
  prompt: string;
  followUp?: string;
  scene?: PhotoTask['scene'];
}

export type BankItem =
  | SingleItem
  | ({ type: 'interactiveReading' } & ReadingSet)
  | ({ type: 'interactiveListening' } & ListeningSet)
  | ({ type: 'interactiveSpeaking' } & SpeakingSet)
  | BankTask;

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
      return speakingSteps(item);
    default:
      return tasksIn(item);
  }
}

export function tasksIn({ type, id, prompt, followUp, scene }: BankTask): OpenTask[] {
  if (followUp !== undefined) return tasksOfTwo({ id, prompt, followUp });
  return [openTask(type, { id, prompt, ...(scene && { scene }) })];
}

export const levelIn = (item: BankItem): number | undefined =>
  'difficulty' in item ? item.difficulty : undefined;
