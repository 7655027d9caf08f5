import type { ReactElement } from 'react';
import type { SingleItem } from '@/lib/questions/item';
import { keyOf } from '@/lib/questions/judge/key';
import { questionTypes } from '@/lib/questions/types';
import { Answer } from './answers';
import { SingleFields } from './fields/single';
import type { Question } from './question-slide';

export function singleQuestion(item: SingleItem): Question {
  const { name, limits } = questionTypes[item.type];
  return {
    ...{ id: item.id, key: keyOf(item), name, seconds: limits.answer },
    question: <SingleFields item={item} />,
    answer: <AnswerTo item={item} />,
  };
}

function AnswerTo({ item }: { item: SingleItem }): ReactElement {
  switch (item.type) {
    case 'readAndSelect':
      return <Answer id={item.id} real={item.real} />;
    case 'readAndComplete':
      return <Answer id={item.id} text={item.text} />;
    case 'fillInTheBlanks':
    case 'listenAndType':
      return <Answer id={item.id} text={item.sentence} />;
  }
}
