import { criteria, markKinds } from '@/lib/correction/correction';
import { z } from '../zod';
import { date } from '../dates';
import { correctionLimits } from './limits';

const said = z.union([
  z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  z.object({ text: z.string() }),
]);

/** As lib/correction/correction.ts has it. */
export const correctionResult = z.object({
  scorer: z.object({ name: z.string(), version: z.string(), scores: z.boolean() }),
  text: z.string().nullable(),
  marks: z.array(
    z.object({
      start: z.number().int().min(0),
      end: z.number().int().min(0),
      kind: z.enum(markKinds),
      replacement: z.string().nullable(),
      reason: said,
      sure: z.boolean(),
    }),
  ),
  notes: z.array(z.object({ criterion: z.enum(criteria), tone: z.enum(['good', 'next']), said })),
  sound: z
    .object({
      seconds: z.number(),
      spoken: z.number(),
      pauses: z.array(z.object({ start: z.number(), end: z.number() })),
      levels: z.array(z.number()).max(correctionLimits.levels),
      clipped: z.boolean(),
    })
    .nullable(),
  score: z.object({ low: z.number().int(), high: z.number().int() }).nullable(),
});

/** Task types that an answer can be sent to; the last one is the asker's own prompt. */
export const correctionTypes = [
  'writeAboutThePhoto',
  'interactiveWriting',
  'writingSample',
  'speakAboutThePhoto',
  'readThenSpeak',
  'listenThenSpeak',
  'speakingSample',
  'readAloud',
  'interactiveSpeaking',
  'summary',
  'own',
] as const;
export type OrderedType = (typeof correctionTypes)[number];

const id = z.string().regex(/^[\w-]{20,64}$/, 'Not a correction');

export const correctionEntry = z.object({
  id,
  state: z.enum(['waiting', 'done', 'failed']),
  type: z.enum(correctionTypes),
  mode: z.enum(['write', 'speak']),
  /** The task: its id in the bank, null for one's own, and its wording. Two tries of one task have the same `task`. */
  task: z.string().nullable(),
  prompt: z.string(),
  /** The first words of the answer; of a recording null until somebody has written them down. */
  beginning: z.string().nullable(),
  createdAt: date,
  doneAt: date.nullable(),
  marks: z.number().int(),
  score: z.object({ low: z.number().int(), high: z.number().int() }).nullable(),
  exam: z.object({ id: z.string(), seq: z.number().int() }).nullable(),
});
export type CorrectionEntry = z.infer<typeof correctionEntry>;

export const correction = correctionEntry.extend({
  /** Name of the photo; null for a task without one. */
  scene: z.string().nullable(),
  /** What was written; null for a recording. */
  written: z.string().nullable(),
  recording: z.boolean(),
  result: correctionResult.nullable(),
  /** The connected service did not answer, and the built-in checker has done it. */
  fallback: z.boolean(),
  /** Why it failed; its use was given back. */
  failure: z.enum(['unreadable', 'unavailable']).nullable(),
});
export type OrderedCorrection = z.infer<typeof correction>;

export const ofCorrection = { params: z.object({ id }) };
export const correctionId = id;
