import { failures, type Call } from '../call';
import { date } from '../dates';
import { recordingMs } from '../durations';
import { locale } from '../fields';
import { z } from '../zod';
import { tookLimitMs } from './answer-limit';
import { id, ofExam, ownErrors, seqQuery } from './call-parts';
import { examFailures } from './failures';
import { examScore } from './report';
import { reportCalls } from './report-calls';
import { examAnswer, examStep } from './steps';

/** A tab that an exam is sat in, by a random name that it gives itself: two tabs do not answer in turns. */
const tab = z.string().regex(/^[\w-]{8,64}$/, 'Not a tab');
const seq = z.number().int().min(0).max(10_000);

/** null: the exam is over. */
const next = z.object({ step: examStep.nullable() });

/** Bytes of a recording. */
export const recordingLimit = 4 * 1024 * 1024;
export const recordingTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;

const sittingErrors = [
  ...ownErrors,
  examFailures.notThisStep,
  examFailures.examElsewhere,
  examFailures.examFinished,
] as const;

/** Sitting a mock exam and its report; the embedded API's calls, which an external API may lack (404). */
export const examCalls = {
  exams: {
    summary: 'What is left to sit, and the exams that were sat',
    methods: ['GET'],
    path: '/exam',
    auth: 'bearer',
    request: {},
    data: z.object({
      credits: z.number().int().min(0),
      exams: z.array(
        z.object({
          id,
          state: z.enum(['open', 'done']),
          startedAt: date,
          finishedAt: date.nullable(),
          openUntil: date.nullable(),
          overall: examScore.nullable(),
        }),
      ),
    }),
    errors: [failures.unauthorized, failures.slowDown],
  },
  startExam: {
    summary: 'Begins an exam; one credit is used in the same transaction',
    methods: ['POST'],
    path: '/exam',
    auth: 'bearer',
    request: {
      body: z.object({
        locale,
        tab,
        /** Without a microphone the tasks that are spoken are left out. */
        speaking: z.boolean(),
      }),
    },
    data: z.object({ id, step: examStep }),
    errors: [
      failures.unauthorized,
      examFailures.noCredit,
      examFailures.openExam,
      failures.invalid,
      failures.slowDown,
    ],
  },
  exam: {
    summary: 'Where an exam stands; the same question until it is answered, from any device',
    methods: ['GET'],
    path: '/exam/{id}',
    auth: 'bearer',
    request: {
      ...ofExam,
      /** `take`: it goes on in this tab, and no longer in another. `hold`: who has it is there, and asks for no step. */
      query: z.object({ tab, take: z.literal('1').optional(), hold: z.literal('1').optional() }),
    },
    data: z.object({
      id,
      state: z.enum(['open', 'done']),
      /** Null when it is over, while another tab has it, and for `hold`. */
      step: examStep.nullable(),
      elsewhere: z.boolean(),
      /** Questions that are answered or whose time ran out. */
      answered: z.number().int().min(0),
      /** ms in which it can be gone on with. */
      leftMs: z.number().int().min(0),
      speaking: z.boolean(),
    }),
    errors: ownErrors,
  },
  beginStep: {
    summary: 'Begins the first question of a task: its clock runs from now on',
    methods: ['POST'],
    path: '/exam/{id}/begin',
    auth: 'bearer',
    request: {
      ...ofExam,
      /** `speaking: false` begins nothing: it leaves out what is spoken from here on, and answers with what comes next. */
      body: z.object({ tab, seq, speaking: z.literal(false).optional() }),
    },
    data: next,
    errors: sittingErrors,
  },
  playSound: {
    summary: 'Counts one hearing of the sound of a question; one that is over has none left',
    methods: ['POST'],
    path: '/exam/{id}/play',
    auth: 'bearer',
    request: { ...ofExam, body: z.object({ tab, seq }) },
    data: z.object({ plays: z.number().int().min(0).nullable() }),
    errors: sittingErrors,
  },
  answerStep: {
    summary: 'Writes down an answer and gives the next question; the same answer sent again gives the same',
    methods: ['POST'],
    path: '/exam/{id}/answer',
    auth: 'bearer',
    request: {
      ...ofExam,
      body: z.object({
        tab,
        seq,
        answer: examAnswer,
        /**
         * ms from the beginning of the question to the answer by the clock of the browser: what was given in time and could not be sent
         * counts when it comes (kept.ts), also where the question was written down as missed meanwhile.
         */
        tookMs: z.number().int().min(0).max(tookLimitMs),
      }),
    },
    /** `counts`: whether it was taken; false where it came too late. */
    data: next.extend({ counts: z.boolean().default(true) }),
    errors: sittingErrors,
  },
  sendRecording: {
    summary:
      'Keeps a recording for a question, which is called `seq-<number of the question>`: its answer may name it before it has come. Until the answer the last one counts, after it the first',
    methods: ['POST'],
    path: '/exam/{id}/recording',
    auth: 'bearer',
    request: { ...ofExam, query: seqQuery },
    rawBody: true,
    timeoutMs: recordingMs,
    data: z.object({ recording: z.string() }),
    errors: [
      failures.unauthorized,
      examFailures.unknownExam,
      examFailures.notThisStep,
      failures.invalid,
      failures.slowDown,
    ],
  },
  endExam: {
    summary: 'Ends an exam where it stands; what is answered is scored',
    methods: ['POST'],
    path: '/exam/{id}/end',
    auth: 'bearer',
    request: { ...ofExam, body: z.object({ tab }) },
    data: z.literal(true),
    errors: ownErrors,
  },
  ...reportCalls,
} as const satisfies Record<string, Call>;
