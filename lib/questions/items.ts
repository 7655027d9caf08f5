import fillInTheBlanks from '../../content/questions/fill-in-the-blanks.json';
import listenAndType from '../../content/questions/listen-and-type.json';
import readAndComplete from '../../content/questions/read-and-complete.json';
import readAndSelect from '../../content/questions/read-and-select.json';
import type { ItemFiles } from './item';
import type { TypeOf } from './types';

export const items = {
  readAndSelect: readAndSelect.items,
  fillInTheBlanks: fillInTheBlanks.items,
  readAndComplete: readAndComplete.items,
  listenAndType: listenAndType.items,
} satisfies ItemFiles;

export type QuestionType = TypeOf<'single'>;

export const hasPractice = (key: string): key is QuestionType => key in items;

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

export function practiceSet<Type extends QuestionType>(type: Type): (typeof items)[Type] {
  return forPracticeSet(items[type] as readonly unknown[]) as (typeof items)[Type];
}
