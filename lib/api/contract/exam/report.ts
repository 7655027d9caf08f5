import { date } from '../dates';
import { z } from '../zod';
import { examTasks } from './steps';

/** An estimate on the scale from 10 to 160, its standard error, and the range that is said instead of it, in steps of five. */
export const examScore = z.object({
  score: z.number(),
  se: z.number(),
  low: z.number().int(),
  high: z.number().int(),
});
export type ExamScore = z.infer<typeof examScore>;

const reportTask = z.object({
  type: z.enum(examTasks),
  /** Questions, and the share of them that is right; null where nobody has judged them. */
  asked: z.number().int(),
  answered: z.number().int(),
  share: z.number().min(0).max(1).nullable(),
  /** ms that were used, and that there were. */
  usedMs: z.number().int(),
  limitMs: z.number().int(),
  /** The estimate from this task alone; null where nobody has judged it. */
  level: examScore.nullable(),
});

const choice = z.object({
  options: z.array(z.string()),
  right: z.number().int(),
  given: z.number().int().nullable(),
});

const asked = z.discriminatedUnion('of', [
  z.object({ of: z.literal('word'), word: z.string(), real: z.boolean(), given: z.boolean().nullable() }),
  z.object({
    of: z.literal('gaps'),
    title: z.string().nullable(),
    /** What was heard before; null where nothing was. */
    heard: z.string().nullable().default(null),
    /** Running text, or a gap: the letters that stood before it, what is right, what was given. */
    parts: z.array(
      z.union([
        z.string(),
        z.object({ before: z.string(), right: z.string(), given: z.string(), isRight: z.boolean() }),
      ]),
    ),
  }),
  z.object({ of: z.literal('dictation'), right: z.string(), given: z.string() }),
  choice.extend({ of: z.literal('choice'), before: z.string().nullable(), question: z.string().nullable() }),
  z.object({
    of: z.literal('highlight'),
    question: z.string(),
    text: z.string(),
    right: z.object({ start: z.number().int(), end: z.number().int() }),
    given: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
  }),
  z.object({
    of: z.literal('open'),
    prompt: z.string(),
    photo: z.object({ svg: z.string(), alt: z.string() }).nullable(),
    /** What was written; for a recording null, and it is asked for by `recording`. */
    text: z.string().nullable(),
    recording: z.boolean(),
    /** Its correction, as far as it is (`GET /correction/{id}`); null where there is none. */
    correction: z
      .object({ id: z.string(), state: z.enum(['waiting', 'done', 'failed']) })
      .nullable()
      .default(null),
    /** An answer at about 125 that somebody may compare with; English. */
    sample: z.string().nullable(),
  }),
]);
export type ReportAsked = z.infer<typeof asked>;

const reportAnswer = z.object({
  seq: z.number().int(),
  type: z.enum(examTasks),
  /** Null for a task that is no set. */
  step: z
    .enum(['menus', 'missing', 'highlight', 'idea', 'titles', 'complete', 'reply', 'summary'])
    .nullable(),
  /** 0 to 1; null where nobody judges it. */
  credit: z.number().min(0).max(1).nullable(),
  usedMs: z.number().int(),
  timeUp: z.boolean(),
  asked,
  /** Why it is right: in the taker's language, with English inside <en>; or a kind of reason that the site has words for. */
  why: z.string().nullable(),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

export const examReport = z.object({
  id: z.string(),
  startedAt: date,
  finishedAt: date,
  /** Whether it was sat with the tasks that are spoken, or without from some task on. */
  speaking: z.boolean(),
  /** Of reading and listening alone, unless writing and speaking have a score, too: then it is the mean of all four. */
  overall: examScore.nullable(),
  /** Writing and speaking are null until a connected scorer has given all answers of that skill a range. */
  subscores: z.object({
    reading: examScore.nullable(),
    listening: examScore.nullable(),
    writing: examScore.nullable(),
    speaking: examScore.nullable(),
  }),
  tasks: z.array(reportTask),
  answers: z.array(reportAnswer),
  /** Keys of lessons to do next (`lib/site/courses.ts`), and why: a task that was weak, not answered, or had the lowest level. */
  lessons: z.array(
    z.object({
      lesson: z.string(),
      reason: z.enum(['weak', 'unanswered', 'lowest', 'open', 'next']),
      type: z.enum(examTasks),
    }),
  ),
  /** Exams of the account before this one, the last one first. */
  earlier: z.array(z.object({ id: z.string(), finishedAt: date, overall: examScore.nullable() })),
  /** When recordings of it are deleted; null where there are none. */
  recordingsUntil: date.nullable(),
});
export type ExamReport = z.infer<typeof examReport>;
