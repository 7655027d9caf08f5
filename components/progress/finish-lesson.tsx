import { useTranslations } from 'next-intl';
import { courses, type CourseKey } from '@/lib/site/courses';
import { FinishLessonBox } from './finish-lesson.island';

const lessons = courses.map(({ key }) => key);

/** The reader's own word that a lesson is finished; it follows the practice set too. */
export function FinishLesson({ lesson }: { lesson: CourseKey }) {
  const t = useTranslations('progress');
  return (
    <FinishLessonBox
      lesson={lesson}
      lessons={lessons}
      texts={{
        check: t('check'),
        kept: t('kept'),
        finished: t('finished', { done: '{done}', total: String(lessons.length) }),
      }}
    />
  );
}
