import { closedQuestions } from '@/components/questions/closed-questions';
import { LiveCard } from '@/components/questions/live-card';
import { outsidePracticeSet, type QuestionType } from '@/lib/questions/items';
import { questionTypes } from '@/lib/questions/types';
import { MoreInLesson } from './more-in-lesson';

interface LiveQuestionProps {
  type: QuestionType;
  /** Which of the items that no lesson's practice set has. */
  turns: readonly number[];
}

export function LiveQuestion({ type, turns }: LiveQuestionProps) {
  return (
    <LiveCard
      name={questionTypes[type].name}
      questions={closedQuestions(type, outsidePracticeSet(...turns))}
      more={<MoreInLesson lesson={questionTypes[type].lesson} />}
    />
  );
}
