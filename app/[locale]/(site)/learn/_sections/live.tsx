import { useTranslations } from 'next-intl';
import { LessonPath } from '@/components/figures/lesson-path';
import { DiagnosticLink } from '@/components/blocks/diagnostic-link';
import { closedQuestions } from '@/components/questions/closed-questions';
import { LiveCard } from '@/components/questions/live-card';
import { outsidePracticeSet } from '@/lib/questions/items';

export function LiveMixture() {
  const name = useTranslations('questions')('mixture');
  const title = useTranslations('learn.course')('title');
  return (
    <>
      <LiveCard
        name={name}
        onward={<DiagnosticLink look="secondary" className="justify-self-start" />}
        questions={[
          ...closedQuestions('readAndSelect', outsidePracticeSet(14)),
          ...closedQuestions('fillInTheBlanks', outsidePracticeSet(6)),
          ...closedQuestions('listenAndType', outsidePracticeSet(2)),
        ]}
      />
      <details className="mt-2">
        <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold">{title}</summary>
        <div className="pt-2">
          <LessonPath />
        </div>
      </details>
    </>
  );
}
