import { z } from 'zod';
import { sceneNames } from './scenes';

/*
 * The shape of every question, once. Tests hold the files of content to it, and the types of `item.ts` are inferred from it; the site
 * reads the files as they are, for the library of schemas has no business in a browser.
 */

const id = z.string().regex(/^[a-z]{2}-\d{2,3}$/);
/**
 * The score from 10 to 160 at which half of the test takers answer right, by our own estimate; for a word, at which half of them know
 * it and do not guess.
 */
const difficulty = z.number().min(10).max(160).multipleOf(5);

const word = z.strictObject({ id, word: z.string().regex(/^[a-z]+$/), real: z.boolean(), difficulty });
/** Missing letters stand in braces: `nar{row}`. */
const sentence = z.strictObject({ id, sentence: z.string(), difficulty });
const passage = z.strictObject({ id, title: z.string(), text: z.string(), difficulty });
const heard = z.strictObject({ id, sentence: z.string().regex(/^[A-Z].*[.?]$/), difficulty });

/** The schema of each file of questions that are judged one by one, from easy to hard. */
export const itemSchemas = {
  readAndSelect: z.array(word).min(8),
  fillInTheBlanks: z.array(sentence).min(8),
  readAndComplete: z.array(passage).min(8),
  listenAndType: z.array(heard).min(8),
};

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

/** Sets of questions on one text or one conversation, from easy to hard. */
export const setSchemas = {
  interactiveReading: z.array(readingSet).min(2),
  interactiveListening: z.array(listeningSet).min(2),
  interactiveSpeaking: z.array(speakingSet).min(2),
};

const prompt = z.string().min(20).max(300);

export const openSchemas = {
  prompts: z.array(z.strictObject({ id, prompt })).min(4),
  twoParts: z.array(z.strictObject({ id, prompt, followUp: prompt })).min(2),
  photos: z
    .array(z.strictObject({ id, prompt, task: z.enum(['speak', 'write']), scene: z.enum(sceneNames) }))
    .min(10),
};
