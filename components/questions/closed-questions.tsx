import type { SingleItem } from '@/lib/questions/item';
import { items, type Choose, type QuestionType } from '@/lib/questions/items';
import type { Question } from './question-slide';
import { singleQuestion } from './single-question';

export const closedItems = (type: QuestionType, choose: Choose): SingleItem[] =>
  choose(items[type] as readonly ItemOfFile[]).map((one) => ({ ...one, type }) as SingleItem);

export const closedQuestions = (type: QuestionType, choose: Choose): Question[] =>
  closedItems(type, choose).map(singleQuestion);

type ItemOfFile = Omit<SingleItem, 'type'>;
