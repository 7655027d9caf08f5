import interactiveListening from '../../content/questions/interactive-listening.json';
import interactiveReading from '../../content/questions/interactive-reading.json';
import interactiveSpeaking from '../../content/questions/interactive-speaking.json';
import type { ListeningSet, ReadingSet, SpeakingSet } from './item';
import { questionTypes, typesOf, type TypeOf } from './types';

export { filledReading, readingParts, readingSeconds } from './steps';
export type { ListeningSet, ReadingSet, SpeakingSet } from './item';

/** Sets of questions on one text or one conversation, from easy to hard; a test holds the files to their schemas. */
export const sets = {
  interactiveReading: interactiveReading.items as ReadingSet[],
  interactiveListening: interactiveListening.items as ListeningSet[],
  interactiveSpeaking: interactiveSpeaking.items as SpeakingSet[],
};

export const setTypeOf = (lesson: string): TypeOf<'set'> | undefined =>
  typesOf('set').find((type) => questionTypes[type].lesson === lesson);
