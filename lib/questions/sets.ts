import { z } from 'zod';
import interactiveListening from '../../content/questions/interactive-listening.json';
import interactiveReading from '../../content/questions/interactive-reading.json';
import interactiveSpeaking from '../../content/questions/interactive-speaking.json';

const id = z.string().regex(/^[a-z]{2}-\d\d$/);
const difficulty = z.number().min(10).max(160).multipleOf(5);
const options = z.strictObject({ right: z.string(), wrong: z.array(z.string()).length(3) });
const highlight = z.strictObject({ question: z.string(), answer: z.string().min(16).max(123) });

const readingSet = z.strictObject({
  id,
  /** A menu of words stands in braces, the right one first: `{through|among|beneath}`; `[*]` is the place of a missing sentence. */
  text: z.string(),
  missing: options,
  highlights: z.tuple([highlight, highlight]),
  idea: options,
  titles: options,
  difficulty,
});

const listeningSet = z.strictObject({
  id,
  partner: z.enum(['student', 'professor']),
  voice: z.enum(['woman', 'man']),
  scenario: z.string(),
  /** A sentence with `____`, and every wording that fills it. */
  complete: z.array(z.strictObject({ frame: z.string(), answers: z.array(z.string()).min(2) })).length(3),
  turns: z.array(z.strictObject({ said: z.string(), replies: options })).length(5),
  summary: z.string(),
  difficulty,
});

const speakingSet = z.strictObject({ id, topic: z.string(), questions: z.array(z.string()).length(6) });

export type Options = z.infer<typeof options>;
export type ReadingSet = z.infer<typeof readingSet>;
export type ListeningSet = z.infer<typeof listeningSet>;
export type SpeakingSet = z.infer<typeof speakingSet>;

/** Sets of questions on one text or one conversation, from easy to hard; a test holds the files to these schemas. */
export const setSchemas = {
  interactiveReading: z.array(readingSet).min(2),
  interactiveListening: z.array(listeningSet).min(2),
  interactiveSpeaking: z.array(speakingSet).min(2),
};

export const sets = {
  interactiveReading: interactiveReading.items as ReadingSet[],
  interactiveListening: interactiveListening.items as ListeningSet[],
  interactiveSpeaking: interactiveSpeaking.items as SpeakingSet[],
};

/**
 * Seconds in the format of the test since July 2025: for a set of Interactive Reading with 11 questions and more, or less; for a
 * conversation without its summary; for the summary; for one spoken answer.
 */
export const setSeconds = { longReading: 480, shortReading: 420, conversation: 390, summary: 75, spoken: 35 };

/** Running text, a menu of words with the right one first, or the place where a sentence is missing. */
export type ReadingPart = string | { words: readonly string[] } | { isMissing: true };

/** Reads the text of an Interactive Reading set. */
export function readingParts(text: string): ReadingPart[] {
  return text.split(/(\{[^}]*\}|\[\*\])/).flatMap((part): ReadingPart[] => {
    if (part === '[*]') return [{ isMissing: true }];
    if (part.startsWith('{')) return [{ words: part.slice(1, -1).split('|') }];
    return part ? [part] : [];
  });
}

/** The text with every menu at its right word, and the missing sentence, or what is to stand for it. */
export function filledReading({ text, missing }: ReadingSet, inPlace = missing.right): string {
  return readingParts(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'words' in part ? part.words[0] : inPlace;
    })
    .join('');
}

/** Seconds for a whole set: gaps and five more questions decide. */
export function readingSeconds({ text }: ReadingSet): number {
  const gaps = readingParts(text).filter((part) => typeof part !== 'string' && 'words' in part).length;
  return gaps + 5 >= 11 ? setSeconds.longReading : setSeconds.shortReading;
}
