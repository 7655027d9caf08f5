import { z } from 'zod';
import { itemSchemas } from '../schemas';

const item = itemSchemas.readAndSelect.element.extend({ id: z.string().regex(/^rs-\d{3}$/) });

const english = z.string().regex(/^[a-z]+$/);
const beginning = z.string().regex(/^[a-z]+-$/);
const ending = z.string().regex(/^-[a-z]+$/);

/** What gives an invented word away: the text of the catalog `bank-words` that says so, and the real words and parts in it. */
const hint = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('sound'), like: english }),
  z.strictObject({ by: z.literal('ending'), ending, like: english }),
  /** The ending is added to verbs. */
  z.strictObject({ by: z.literal('verb'), ending, like: english }),
  z.strictObject({ by: z.literal('beginning'), beginning, like: english }),
  z.strictObject({ by: z.literal('parts'), beginning, ending }),
  z.strictObject({ by: z.literal('mix'), first: english, second: english }),
]);

const realWord = item.extend({
  real: z.literal(true),
  kind: z.enum(['noun', 'verb', 'adjective', 'adverb']),
  example: z.string().regex(/^[A-Z][\x20-\x7e’“”]+[.?]$/),
  /** The card that the vocabulary course has for it. */
  card: z
    .string()
    .regex(/^[pl]v-\d{3}$/)
    .optional(),
});
const inventedWord = item.extend({ real: z.literal(false), hint });

/** The schema of content/bank/read-and-select.json: real words with what makes a card of them, invented ones with what gives them away. */
export const bankWords = z.array(z.discriminatedUnion('real', [realWord, inventedWord]));

export type InventedWord = z.infer<typeof inventedWord>;
export type RealWord = z.infer<typeof realWord>;
export type BankWord = RealWord | InventedWord;
