import { useTranslations } from 'next-intl';
import { PageTrail } from '@/components/layout/page-trail';
import { LessonCard } from '@/components/progress/lesson-card';
import { courseRoute } from '@/lib/routes/routes';
import { courses, type Course } from '@/lib/site/courses';
import { useLessonText } from '@/lib/site/use-lesson-text';
import { useLessonPart } from './lesson-text';

/** Which lesson this is and what its task is, in few lines: on a phone too, the first question stands close below. */
export function LessonHead({ course, number }: { course: Course; number: number }) {
  const t = useTranslations('lesson');
  const sections = useTranslations('courses.sections');
  const part = useLessonPart(course.key);
  const name = useLessonText()(course.key, 'name');
  return (
    <div className="page-grid pt-2 md:pt-4">
      <PageTrail route={courseRoute(course)} current={name} />
      <LessonCard lesson={course.key}>
        <div className="mt-3 rounded-card bg-tint p-4 sm:px-8 sm:py-8 md:mt-6 md:px-12 md:py-12">
          <p className="flex flex-wrap gap-x-4 font-semibold text-tint-strong max-sm:text-sm">
            <span>
              {t('kind', { number, count: courses.length, section: sections(`${course.section}.title`) })}
            </span>
            <span className="font-normal text-muted">{t('whole', { minutes: course.minutes })}</span>
          </p>
          <h1 className="mt-1 max-w-3xl text-display font-bold md:mt-3">{name}</h1>
          <p className="mt-2 max-w-3xl text-lead md:mt-4">{part('lead')}</p>
        </div>
      </LessonCard>
    </div>
  );
}
