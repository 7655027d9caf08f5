import { z } from 'zod';
import fillInTheBlanks from '../../content/questions/fill-in-the-blanks.json';
import listenAndType from '../../content/questions/listen-and-type.json';
import readAndComplete from '../../content/questions/read-and-complete.json';
import readAndSelect from '../../content/questions/read-and-select.json';

const id = z.string().regex(/^[a-z]{2}-\d\d$/);
/** The score from 10 to 160 at which half of the test takers answer right, by our own estimate. */
const difficulty = z.number().min(10).max(160).multipleOf(5);

const word = z.strictObject({ id, word: z.string().regex(/^[a-z]+$/), real: z.boolean(), difficulty });
/** Missing letters stand in braces: `nar{row}`. */
const sentence = z.strictObject({ id, sentence: z.string(), difficulty });
const passage = z.strictObject({ id, title: z.string(), text: z.string(), difficulty });

const heard = z.strictObject({ id, sentence: z.string().regex(/^[A-Z].*[.?]$/), difficulty });

export type WordItem = z.infer<typeof word>;
export type SentenceItem = z.infer<typeof sentence>;
export type PassageItem = z.infer<typeof passage>;
export type HeardItem = z.infer<typeof heard>;

/** The schema of each file of content/questions, from easy to hard; `npm test` holds the files to it and to the rules of items.test.ts. */
export const itemSchemas = {
  readAndSelect: z.array(word).min(8),
  fillInTheBlanks: z.array(sentence).min(8),
  readAndComplete: z.array(passage).min(8),
  listenAndType: z.array(heard).min(8),
};

/** The questions of each type that is answered here. */
export const items = {
  readAndSelect: readAndSelect.items,
  fillInTheBlanks: fillInTheBlanks.items,
  readAndComplete: readAndComplete.items,
  listenAndType: listenAndType.items,
} satisfies { [Type in keyof typeof itemSchemas]: z.infer<(typeof itemSchemas)[Type]> };

export type QuestionType = keyof typeof items;

/** Seconds for one question, in the format of the test since July 2025. */
export const secondsOf: Readonly<Record<QuestionType, number>> = {
  readAndSelect: 5,
  fillInTheBlanks: 20,
  readAndComplete: 180,
  listenAndType: 60,
};

export const hasPractice = (key: string): key is QuestionType => key in items;

/** Chooses from all items of a type. */
export type Choose = <Item>(all: readonly Item[]) => Item[];

const inSet = (count: number, index: number) => setIndexes(count).includes(index);
const setIndexes = (count: number) =>
  Array.from({ length: 5 }, (_, turn) => Math.floor((turn * (count - 1)) / 4));

/** Five items for the practice set of a lesson, easy ones first, across all levels. */
export const forPracticeSet: Choose = (all) => all.filter((_, index) => inSet(all.length, index));

/** Items that no practice set has, by their turns among those. */
export const outsidePracticeSet =
  (...turns: readonly number[]): Choose =>
  (all) => {
    const others = all.filter((_, index) => !inSet(all.length, index));
    return turns.flatMap((turn) => others[turn] ?? []);
  };

/** The five questions of a type's practice set. */
export function practiceSet<Type extends QuestionType>(type: Type): (typeof items)[Type] {
  return forPracticeSet(items[type] as readonly unknown[]) as (typeof items)[Type];
}

/** As the test calls the types; in English in every language. */
export const typeNames: Readonly<Record<QuestionType, string>> = {
  readAndSelect: 'Read and Select',
  fillInTheBlanks: 'Fill in the Blanks',
  readAndComplete: 'Read and Complete',
  listenAndType: 'Listen and Type',
};
