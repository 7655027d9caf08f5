import type { Item, ListeningSet, PhotoTask, ReadingSet, SingleItem, SpeakingSet } from '../item';
import type { TypeOf } from '../types';
import { openTask, tasksOfTwo, type OpenTask } from '../open-task';
import { listeningSteps, readingSteps, speakingSteps } from '../steps';

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
      return speakingSteps(item);
    default:
      return tasksIn(item);
  }
}

/** The tasks of a prompt: one, or two where more is asked behind it. */
export function tasksIn({ type, id, prompt, followUp, scene }: BankTask): OpenTask[] {
  if (followUp !== undefined) return tasksOfTwo({ id, prompt, followUp });
  return [openTask(type, { id, prompt, ...(scene && { scene }) })];
}

/** The level of an item, where it has one. */
export const levelIn = (item: BankItem): number | undefined =>
  'difficulty' in item ? item.difficulty : undefined;
