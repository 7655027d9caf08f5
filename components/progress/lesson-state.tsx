import { useTranslations } from 'next-intl';
import { Check } from '@/components/ui/icon/icons';
import { rowSignClass } from '@/components/ui/rows';
import { lessonSets, questionCount } from '@/lib/questions/report/lesson-sets';
import type { CourseKey } from '@/lib/site/courses';
import { LessonCard } from './lesson-card';

export function LessonSign({ lesson, number }: { lesson: CourseKey; number: string }) {
  return (
    <LessonCard lesson={lesson}>
      <span className={rowSignClass}>
        <span className="lesson-number">{number}</span>
        <Check aria-hidden="true" className="lesson-tick size-5" />
      </span>
    </LessonCard>
  );
}

/**
 * How long a lesson takes, and all that it may have become: lesson-states.island.tsx says which is shown. On a phone that stands in
 * the place of the length.
 */
export function LessonLine({ lesson, minutes }: { lesson: CourseKey; minutes: number }) {
  const length = useTranslations('lesson');
  const t = useTranslations('progress.row');
  const questions = questionCount(lessonSets(lesson));
  return (
    <span data-lesson={lesson} className="mt-1 flex justify-between gap-x-4">
      <span className="lesson-length">{length('minutes', { minutes })}</span>
      <span data-when="begun" className="lesson-word">
        {t('begun')}
      </span>
      <span data-when="answered" className="lesson-word">
        {t.rich('answered', {
          answered: () => <span data-answered="">0</span>,
          questions: () => questions,
        })}
      </span>
      <span data-when="done" className="lesson-word font-semibold text-good">
        {t('done')}
      </span>
    </span>
  );
}
