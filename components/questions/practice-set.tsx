import type { ReactNode } from 'react';
import { forPracticeSet, type Choose, type QuestionType } from '@/lib/questions/items';
import { closedItems } from './closed-questions';
import { SingleRow } from './set/single-row';

interface PracticeSetProps {
  type: QuestionType;
  name?: string;
  /** Without, the five of the lesson. */
  choose?: Choose;
  onward?: ReactNode;
}

export function PracticeSet({ type, choose = forPracticeSet, ...row }: PracticeSetProps) {
  return <SingleRow {...row} type={type} items={closedItems(type, choose)} />;
}
