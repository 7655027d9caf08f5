import { useLocale, useTranslations } from 'next-intl';
import { localizePath } from '@/lib/i18n/paths';
import { courses } from '@/lib/site/courses';
import { useLessonText } from '@/lib/site/use-lesson-text';
import { CourseSummary } from './course-summary.island';

const minutes = courses.reduce((sum, course) => sum + course.minutes, 0);

/**
 * How much of the course is finished, on its ruler, and the lesson to go on with. Until the browser has told, and without script,
 * it says how much there is and where it begins; nothing moves when it is told.
 */
export function CourseProgress() {
  const t = useTranslations('progress');
  const text = useLessonText();
  const locale = useLocale();
  return (
    <CourseSummary
      lessons={courses.map(({ key, slug, section }) => ({
        key,
        section,
        name: text(key, 'name'),
        href: localizePath(`/courses/${slug}`, locale),
      }))}
      texts={{
        whole: t('whole', { lessons: courses.length, minutes }),
        finished: t('finished', { done: '{done}', total: String(courses.length) }),
        first: t('first'),
        next: t('next'),
        all: t('all'),
        range: t('range', { low: '{low}', high: '{high}' }),
        readingRange: t('readingRange', { low: '{low}', high: '{high}' }),
      }}
    />
  );
}
