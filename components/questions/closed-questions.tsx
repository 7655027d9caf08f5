import type { SingleItem } from '@/lib/questions/item';
import { items, type Choose, type QuestionType } from '@/lib/questions/items';
import type { Question } from './question-slide';
import { singleQuestion } from './single-question';

/** Items of a type that are judged, chosen from all there are. */
export const closedItems = (type: QuestionType, choose: Choose): SingleItem[] =>
  choose(items[type] as readonly ItemOfFile[]).map((one) => ({ ...one, type }) as SingleItem);

/** The same as questions that can be drawn. */
export const closedQuestions = (type: QuestionType, choose: Choose): Question[] =>
  closedItems(type, choose).map(singleQuestion);

type ItemOfFile = Omit<SingleItem, 'type'>;
