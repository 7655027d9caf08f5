import type {
  ListeningSet,
  ListeningStep,
  ReadingSet,
  ReadingStep,
  SpeakingSet,
  SpeakingStep,
} from '../item';
import {
  filledReading,
  listeningSteps,
  readingParts,
  readingSteps,
  speakingSteps,
  type ReadingPart,
} from '../steps';
import { allOf, shownIn, type Seed } from './option-order';

/** What somebody sees of a question on a text while it is to be answered; what was right in the questions before it stands in its text. */
export type AskedReading = { type: 'interactiveReading'; id: string } & (
  | { step: 'menus'; parts: readonly ReadingPart[] }
  | { step: 'missing'; before: string; after: string; options: readonly string[] }
  | { step: 'highlight'; text: string; question: string }
  | { step: 'idea' | 'titles'; text: string; options: readonly string[] }
);

/** What somebody sees of a question of a conversation while it is to be answered; what is said is heard. */
export type AskedListening = { type: 'interactiveListening'; id: string } & (
  | { step: 'complete'; frames: readonly string[] }
  | { step: 'reply'; turn: number; before: readonly Exchange[]; options: readonly string[] }
  | { step: 'summary' }
);

/** A turn that is over: what was said, and the reply with which the conversation went on, whatever was chosen. */
export interface Exchange {
  id: string;
  said: string;
  reply: string;
}

export type AskedSpeaking = Omit<SpeakingStep, 'said'>;

/**
 * What may be sent of each question of a set to whom it is asked, in their order: nothing of what is right, but each contains what was
 * right before it, so they are sent one after the other.
 */
export const askedReading = (set: ReadingSet, seed?: Seed): AskedReading[] =>
  readingSteps(set).map((step) => askedOfReading(set, step, seed));

function askedOfReading(set: ReadingSet, step: ReadingStep, seed: Seed): AskedReading {
  const { type, id } = step;
  switch (step.step) {
    case 'menus':
      return { type, id, step: step.step, parts: mixedMenus(set, id, seed) };
    case 'missing': {
      const [before = '', after = ''] = filledReading(set, '[*]').split('[*]');
      return { type, id, step: step.step, before, after, options: shownIn(id, allOf(step.options), seed) };
    }
    case 'highlight':
      return { type, id, step: step.step, text: filledReading(set), question: step.question };
    case 'idea':
    case 'titles': {
      const options = shownIn(id, allOf(step.options), seed);
      return { type, id, step: step.step, text: filledReading(set), options };
    }
  }
}

const mixedMenus = ({ text }: ReadingSet, id: string, seed: Seed): ReadingPart[] =>
  readingParts(text).map((part, place) =>
    typeof part === 'string' || 'isMissing' in part
      ? part
      : { words: shownIn(`${id}-${place}`, part.words, seed) },
  );

/** As {@link askedReading}. */
export const askedListening = (set: ListeningSet, seed?: Seed): AskedListening[] =>
  listeningSteps(set).map((step) => askedOfListening(set, step, seed));

function askedOfListening(set: ListeningSet, step: ListeningStep, seed: Seed): AskedListening {
  const { type, id } = step;
  switch (step.step) {
    case 'complete':
      return { type, id, step: step.step, frames: step.complete.map(({ frame }) => frame) };
    case 'reply': {
      const { turn } = step;
      const options = shownIn(id, allOf(step.replies), seed);
      return { type, id, step: step.step, turn, before: exchangesIn(set).slice(0, turn), options };
    }
    case 'summary':
      return { type, id, step: step.step };
  }
}

/** A whole conversation, as it can be told once its last turn is over. */
export const exchangesIn = (set: ListeningSet): Exchange[] =>
  listeningSteps(set).flatMap((step) =>
    step.step === 'reply' ? [{ id: step.id, said: step.said, reply: step.replies.right }] : [],
  );

/** As {@link askedReading}. */
export const askedSpeaking = (set: SpeakingSet): AskedSpeaking[] =>
  speakingSteps(set).map(({ type, id }) => ({ type, id }));
