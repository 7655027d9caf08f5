import type { SingleItem } from '@/lib/questions/item';
import { items, type Choose, type QuestionType } from '@/lib/questions/items';
import type { Question } from './question-slide';
import { singleQuestion } from './single-question';

/** Questions of a type that are judged, chosen from all there are. */
export const closedQuestions = (type: QuestionType, choose: Choose): Question[] =>
  choose(items[type] as readonly ItemOfFile[]).map((one) => singleQuestion({ ...one, type } as SingleItem));

type ItemOfFile = Omit<SingleItem, 'type'>;
