import { expect, it } from 'vitest';
import { z } from 'zod';
import { valueWords } from './value-words.mjs';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: valueWords }).error?.issues.map(({ message }) => message);

it.each([
  [z.string(), undefined, 'Something has to stand here'],
  [z.string(), 5, 'This has to be a text'],
  [z.number(), 'x', 'This has to be a number'],
  [z.int(), 1.5, 'This has to be a whole number'],
  [z.boolean(), 1, 'This has to be yes or no'],
  [z.string().min(1), '', 'Something has to stand here'],
  [z.string().max(3), 'four', 'At most 3 letters and signs'],
  [z.array(z.string()).length(3), ['a'], 'At least 3 rows'],
  [z.number().min(10), 5, 'At least 10'],
  [z.number().positive(), 0, 'More than 0'],
  [z.number().multipleOf(5), 7, 'The number has to go by steps of 5'],
  [z.enum(['noun', 'verb']), 'x', 'This has to be “noun” or “verb”'],
  [z.strictObject({}), { misspelt: 1 }, 'There is no field misspelt here'],
  [z.string().regex(/^a$/, 'Only an a'), 'b', 'Only an a'],
])('says in plain words what is wrong: %#', (schema, value, words) => {
  expect(said(schema, value)).toEqual([words]);
});
