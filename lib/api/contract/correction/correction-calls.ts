import { failures, type Call } from '../call';
import { recordingMs } from '../durations';
import { locale } from '../fields';
import { z } from '../zod';
import { correction, correctionEntry, correctionId, correctionTypes, ofCorrection } from './correction';
import { correctionFailures } from './failures';
import { correctionLimits } from './limits';

const ownErrors = [
  failures.unauthorized,
  correctionFailures.unknownCorrection,
  failures.invalid,
  failures.slowDown,
] as const;

/** Corrections of what was written or said; the embedded API's calls, which an external API may lack (404). */
export const correctionCalls = {
  corrections: {
    summary: 'What is left, what would correct, and the corrections so far, the newest first',
    methods: ['GET'],
    path: '/correction',
    auth: 'bearer',
    request: {
      query: z.object({
        search: z.string().trim().max(100).optional(),
        task: z.string().max(60).optional(),
        /** The id of the last one that is known: what is older. */
        before: correctionId.optional(),
      }),
    },
    data: z.object({
      /** Null: without a limit. */
      left: z.number().int().min(0).nullable(),
      scorer: z.object({ name: z.string(), version: z.string(), scores: z.boolean() }),
      transcribes: z.boolean(),
      corrections: z.array(correctionEntry).max(correctionLimits.page),
      more: z.boolean(),
      /** Every task of the bank that an answer was sent to, each once with its first words, the last one first. */
      tasks: z.array(z.object({ task: z.string(), prompt: z.string() })).max(correctionLimits.tasks),
    }),
    errors: [failures.unauthorized, failures.invalid, failures.slowDown],
  },
  sendSpoken: {
    summary: 'Keeps a recording for an hour, in which an order may name it',
    methods: ['POST'],
    path: '/correction/recording',
    auth: 'bearer',
    request: {},
    rawBody: true,
    timeoutMs: recordingMs,
    data: z.object({ recording: correctionId }),
    errors: [failures.unauthorized, failures.slowDown],
  },
  orderCorrection: {
    summary:
      'Orders a correction; one use is counted in the same transaction. The same `key` again is the same order',
    methods: ['POST'],
    path: '/correction',
    auth: 'bearer',
    request: {
      body: z
        .object({
          /** Random, from the browser: what is sent twice is ordered once. */
          key: z.string().regex(/^[\w-]{16,64}$/, 'Not a key'),
          locale,
          type: z.enum(correctionTypes),
          mode: z.enum(['write', 'speak']),
          prompt: z.union([
            z.object({ task: z.string().min(1).max(60) }),
            z.object({ text: z.string().trim().min(1).max(correctionLimits.prompt) }),
          ]),
          text: z.string().trim().min(1).max(correctionLimits.text).optional(),
          recording: correctionId.optional(),
        })
        .refine(({ text, recording }) => (text === undefined) !== (recording === undefined), {
          path: ['text'],
          message: 'Either a text or a recording',
        }),
    },
    data: z.object({ id: correctionId, state: z.enum(['waiting', 'done', 'failed']) }),
    errors: [
      failures.unauthorized,
      correctionFailures.noCorrection,
      correctionFailures.unknownTask,
      correctionFailures.unknownRecording,
      failures.invalid,
      failures.slowDown,
    ],
  },
  correction: {
    summary: 'A correction, as far as it is',
    methods: ['GET'],
    path: '/correction/{id}',
    auth: 'bearer',
    request: ofCorrection,
    data: correction,
    errors: ownErrors,
  },
  deleteCorrection: {
    summary: 'Deletes a correction with its answer and its recording',
    methods: ['DELETE'],
    path: '/correction/{id}',
    auth: 'bearer',
    request: ofCorrection,
    data: z.literal(true),
    errors: [...ownErrors, correctionFailures.notReady],
  },
  spoken: {
    summary: 'The recording of a correction as it was sent',
    methods: ['GET'],
    path: '/correction/{id}/recording',
    auth: 'bearer',
    request: ofCorrection,
    data: z.custom<Blob>(),
    binaryAnswer: true,
    timeoutMs: recordingMs,
    errors: [...ownErrors, correctionFailures.unknownRecording],
  },
} as const satisfies Record<string, Call>;
