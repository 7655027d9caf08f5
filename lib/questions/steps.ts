import type { ListeningSet, ListeningStep, ReadingSet, ReadingStep, SpeakingSet, SpeakingStep } from './item';
import { questionTypes } from './types';

/** Running text, a menu of words with the right one first, or the place where a sentence is missing. */
export type ReadingPart = string | { words: readonly string[] } | { isMissing: true };

export function readingParts(text: string): ReadingPart[] {
  return text.split(/(\{[^}]*\}|\[\*\])/).flatMap((part): ReadingPart[] => {
    if (part === '[*]') return [{ isMissing: true }];
    if (part.startsWith('{')) return [{ words: part.slice(1, -1).split('|') }];
    return part ? [part] : [];
  });
}

/** The menus of a text, each with the right word first. */
export const menusIn = (text: string): (readonly string[])[] =>
  readingParts(text).flatMap((part) => (typeof part !== 'string' && 'words' in part ? [part.words] : []));

/** The text with every menu at its right word, and the missing sentence, or what is to stand for it. */
export function filledReading({ text, missing }: ReadingSet, inPlace = missing.right): string {
  return readingParts(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'words' in part ? part.words[0] : inPlace;
    })
    .join('');
}

/** Seconds for a whole set, as in the test: with eleven questions and more, or with less; they are the gaps and five more. */
export function readingSeconds({ text }: ReadingSet): number {
  const { long, short } = questionTypes.interactiveReading.limits;
  return menusIn(text).length + 5 >= 11 ? long : short;
}

export function readingSteps({
  id,
  text,
  missing,
  highlights: [first, second],
  idea,
  titles,
}: ReadingSet): ReadingStep[] {
  const step = (number: number) => ({ type: 'interactiveReading' as const, id: `${id}-${number}` });
  return [
    { ...step(1), step: 'menus', menus: menusIn(text) },
    { ...step(2), step: 'missing', options: missing },
    { ...step(3), step: 'highlight', ...first },
    { ...step(4), step: 'highlight', ...second },
    { ...step(5), step: 'idea', options: idea },
    { ...step(6), step: 'titles', options: titles },
  ];
}

export function listeningSteps({ id, complete, turns, summary }: ListeningSet): ListeningStep[] {
  const step = (number: number) => ({ type: 'interactiveListening' as const, id: `${id}-${number}` });
  return [
    { ...step(1), step: 'complete', complete },
    ...turns.map((turn, index) => ({ ...step(index + 4), ...turn, step: 'reply' as const, turn: index })),
    { ...step(9), step: 'summary', summary },
  ];
}

export const speakingSteps = ({ id, questions }: SpeakingSet): SpeakingStep[] =>
  questions.map((said, index) => ({ type: 'interactiveSpeaking', id: `${id}-${index + 1}`, said }));
