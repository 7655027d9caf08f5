import { useTranslations } from 'next-intl';
import { closedQuestions } from '@/components/questions/closed-questions';
import { LiveCard } from '@/components/questions/live-card';
import { outsidePracticeSet } from '@/lib/questions/items';

/** What an exam asks: one question each of three types. */
export function LiveExam() {
  const name = useTranslations('questions')('mixture');
  return (
    <LiveCard
      name={name}
      questions={[
        ...closedQuestions('readAndSelect', outsidePracticeSet(11)),
        ...closedQuestions('fillInTheBlanks', outsidePracticeSet(4)),
        ...closedQuestions('listenAndType', outsidePracticeSet(6)),
      ]}
    />
  );
}
