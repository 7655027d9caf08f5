import { closedQuestions } from '@/components/questions/closed-questions';
import { LiveCard } from '@/components/questions/live-card';
import { outsidePracticeSet, typeNames, type QuestionType } from '@/lib/questions/items';
import { MoreInLesson } from './more-in-lesson';

interface LiveQuestionProps {
  type: QuestionType;
  /** Which of the items that no lesson's practice set has. */
  turns: readonly number[];
}

/** A page's figure: questions of one type to answer at once, and the way to their lesson. */
export function LiveQuestion({ type, turns }: LiveQuestionProps) {
  return (
    <LiveCard
      name={typeNames[type]}
      questions={closedQuestions(type, outsidePracticeSet(...turns))}
      more={<MoreInLesson lesson={type} />}
    />
  );
}
