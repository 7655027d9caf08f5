import { z } from '../zod';

/** Lengths and numbers of what an account keeps of practice. Bytes are counted of ids and values as JSON in UTF-8. */
export const practiceLimits = {
  /** Of one request. */
  entries: 400,
  /** Of one account, with what was forgotten. */
  entriesKept: 8000,
  bytesKept: 1024 * 1024,
  id: 120,
  /** Of one part of an answer, such as a written text. */
  answer: 5000,
  answerParts: 100,
} as const;

/** No name that objects have of themselves begins like this, but for such as `constructor`, which are keys like others. */
const id = z
  .string()
  .min(1)
  .max(practiceLimits.id)
  .regex(/^[a-z0-9][\w./-]*$/i, 'Not a name of something that is practised');

/** Epoch ms by the clock of whoever sends it; 0 where nobody knows. */
const at = z.number().int().min(0).max(8.64e15);
const count = z.number().int().min(0).max(100_000);
const name = z.string().min(1).max(60);
const score = z.number().min(0).max(1000);
const range = z.object({ low: score, high: score });

const entry = <Kind extends string, Value extends z.ZodType>(kind: Kind, value: Value) =>
  z.object({ kind: z.literal(kind), id, at, value });

/**
 * One thing that is kept of a reader's practice. `value` is null for what was forgotten, which wins over what is older.
 *
 * - `answer`, by the id of the question: what was entered.
 * - `card`, by the id of the word: box, day on which it is asked again, day on which it was begun.
 * - `opened`, by the key of the lesson: `at` is when it was open last.
 * - `set`, by `lesson/first question`: how far it is answered; `at` is when it was last begun anew, 0 for the first time.
 * - `done`, by the key of the lesson: `at` is when it was finished, or called unfinished.
 * - `result`, always `diagnostic`: what the last diagnostic test has found.
 * - `again`, by the id of a practice item that was missed: its box, and the day on which it is asked again; `at` is when it was answered.
 *   Nothing is forgotten of it: an item that is learned is in the last box.
 * - `day`, by its date: something was practiced on it. `at` says nothing and is 0.
 */
export const practiceEntry = z.discriminatedUnion('kind', [
  entry('answer', z.array(z.string().max(practiceLimits.answer)).max(practiceLimits.answerParts).nullable()),
  entry('card', z.tuple([z.number().int().min(0).max(20), count, count]).nullable()),
  entry('opened', z.object({ questions: count.optional() })),
  entry('set', z.object({ answered: count, right: count, of: count })),
  entry('done', z.literal(true).nullable()),
  entry(
    'result',
    z.object({
      ...range.shape,
      at: z.iso.datetime(),
      skills: z.object({ reading: range.nullable(), listening: range.nullable() }),
      lessons: z.array(z.object({ lesson: name, reason: name })).max(60),
      timed: z.boolean(),
    }),
  ),
  entry('again', z.object({ box: z.number().int().min(0).max(20), due: count })),
  entry('day', z.literal(true)),
]);

export type PracticeEntry = z.infer<typeof practiceEntry>;

export const nameOf = ({ kind, id }: Pick<PracticeEntry, 'kind' | 'id'>): string => `${kind}:${id}`;
