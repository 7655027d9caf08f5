import { z } from '../zod';
import { answerLimit } from './answer-limit';

/*
 * What of an exam leaves the server while it is sat: nothing here tells a key, in a field, an id or an order. Options and menus come mixed;
 * sound and photos come along, so that a question needs no second call.
 */

/** Running text, or a damaged word: the letters that stand, and how many are missing. */
const damagedPart = z.union([z.string(), z.object({ given: z.string(), letters: z.number().int() })]);
const menuPart = z.union([
  z.string(),
  z.object({ words: z.array(z.string()) }),
  z.object({ isMissing: z.literal(true) }),
]);
/** MP3, base64. */
const sound = z.string();
/** A drawn photo as SVG, and what it shows for people who cannot see it, in the taker's language. */
const photo = z.object({ svg: z.string(), alt: z.string() });
const options = z.array(z.string());
const prompt = z.string();
const exchange = z.object({ said: z.string(), reply: z.string() });

const partner = { partner: z.enum(['student', 'professor']), voice: z.enum(['woman', 'man']) };

const interactiveReading = { type: z.literal('interactiveReading') } as const;
const interactiveListening = { type: z.literal('interactiveListening'), ...partner } as const;

export const examItem = z.union([
  z.object({ type: z.literal('readAndSelect'), word: z.string() }),
  z.object({ type: z.literal('fillInTheBlanks'), parts: z.array(damagedPart) }),
  z.object({ type: z.literal('readAndComplete'), title: z.string(), parts: z.array(damagedPart) }),
  z.object({ type: z.literal('listenAndType'), sound }),
  z.object({ ...interactiveReading, step: z.literal('menus'), parts: z.array(menuPart) }),
  z.object({
    ...interactiveReading,
    step: z.literal('missing'),
    before: z.string(),
    after: z.string(),
    options,
  }),
  z.object({ ...interactiveReading, step: z.literal('highlight'), text: z.string(), question: z.string() }),
  z.object({ ...interactiveReading, step: z.enum(['idea', 'titles']), text: z.string(), options }),
  z.object({ ...interactiveListening, step: z.literal('complete'), sound, frames: z.array(z.string()) }),
  z.object({
    ...interactiveListening,
    step: z.literal('reply'),
    sound,
    before: z.array(exchange),
    options,
  }),
  z.object({ ...interactiveListening, step: z.literal('summary'), before: z.array(exchange) }),
  z.object({ type: z.literal('writeAboutThePhoto'), prompt, photo }),
  z.object({
    type: z.literal('interactiveWriting'),
    prompt,
    /** In the second part: what was asked and written in the first. */
    first: z.object({ prompt, text: z.string() }).nullable(),
  }),
  z.object({ type: z.literal('speakAboutThePhoto'), prompt, photo }),
  z.object({ type: z.literal('readThenSpeak'), prompt }),
  z.object({ type: z.literal('interactiveSpeaking'), topic: z.string(), sound }),
  z.object({ type: z.literal('writingSample'), prompt }),
  z.object({ type: z.literal('speakingSample'), prompt }),
]);
export type ExamItem = z.infer<typeof examItem>;

/** The tasks of an exam, in the order in which it asks them: that of the test's manual. */
export const examTasks = [
  'readAndSelect',
  'fillInTheBlanks',
  'readAndComplete',
  'listenAndType',
  'interactiveReading',
  'interactiveListening',
  'writeAboutThePhoto',
  'interactiveWriting',
  'speakAboutThePhoto',
  'readThenSpeak',
  'interactiveSpeaking',
  'writingSample',
  'speakingSample',
] as const satisfies readonly ExamItem['type'][];
export type ExamTask = (typeof examTasks)[number];

const place = z.object({ number: z.number().int().min(1), of: z.number().int().min(1) });

/** Where an exam stands. Of a question that nobody has begun, only its task is told, and its clock stands still. */
export const examStep = z.object({
  /** From 0, one more with every question. */
  seq: z.number().int().min(0),
  type: z.enum(examTasks),
  task: place,
  /** Which question of its task it is; null where the answers decide how many there will be. */
  part: place.nullable(),
  /** Null until it is begun, which the first question of each task waits for. */
  item: examItem.nullable(),
  /** ms to think or listen before one may answer, part of `limitMs`. */
  prepareMs: z.number().int().min(0),
  /** ms for the question, or for all of a set whose questions share a clock. */
  limitMs: z.number().int().min(1),
  /** ms of that which are left by the server's clock; all of it for one that is not begun. */
  leftMs: z.number().int().min(0),
  /** How often its sound may still be heard; null without a limit, and where there is none. */
  plays: z.number().int().min(0).nullable(),
});
export type ExamStep = z.infer<typeof examStep>;

/** An answer by the type of its question (API contract, Members' calls); null where there is none. */
export const examAnswer = z
  .union([
    z.boolean(),
    z.string().max(answerLimit),
    z.array(z.string().max(200)).max(20),
    z.number().int().min(0).max(20),
    z.object({ start: z.number().int().min(0), end: z.number().int().min(0) }),
    z.object({ recording: z.string().max(64) }),
  ])
  .nullable();
export type ExamAnswer = z.infer<typeof examAnswer>;
