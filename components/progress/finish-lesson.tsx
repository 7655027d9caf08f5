import { useTranslations } from 'next-intl';
import { lessonSets, questionCount } from '@/lib/questions/report/lesson-sets';
import { courses, type CourseKey } from '@/lib/site/courses';
import { FinishLessonBox } from './finish-lesson.island';

const lessons = courses.map(({ key }) => key);

export function FinishLesson({ lesson }: { lesson: CourseKey }) {
  const t = useTranslations('progress');
  const sets = lessonSets(lesson);
  return (
    <FinishLessonBox
      lesson={lesson}
      sets={sets}
      questions={questionCount(sets)}
      lessons={lessons}
      texts={{
        check: t('check'),
        kept: t('kept'),
        finished: t('finished', { done: '{done}', total: String(lessons.length) }),
      }}
    />
  );
}
