import { useTranslations } from 'next-intl';
import { FinishLesson } from '@/components/progress/finish-lesson';
import { buttonClass } from '@/components/ui/button';
import { ArrowLeft, ArrowRight } from '@/components/ui/icon/icons';
import { Link } from '@/lib/routes/link';
import { courses, type Course } from '@/lib/site/courses';
import { useLessonText } from '@/lib/site/use-lesson-text';

export function LessonNeighbours({ course }: { course: Course }) {
  const t = useTranslations('lesson');
  const text = useLessonText();
  const index = courses.indexOf(course);
  const previous = courses[index - 1];
  const next = courses[index + 1];
  return (
    <div className="page-grid py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-5 sm:p-6">
        <FinishLesson lesson={course.key} />
        {next ? (
          <Link to={`/courses/${next.slug}`} className={buttonClass('primary', 'max-sm:w-full')}>
            {t('next')}: {text(next.key, 'name')}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        ) : null}
      </div>
      <nav aria-label={t('all')} className="mt-3 flex flex-wrap justify-between gap-3">
        {previous ? (
          <Link to={`/courses/${previous.slug}`} className={buttonClass('quiet', '-ms-5')}>
            <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
            {t('previous')}: {text(previous.key, 'name')}
          </Link>
        ) : null}
        <Link
          to="courses"
          hash={course.section}
          className={buttonClass('quiet', previous ? 'max-md:-ms-5 md:-me-5' : '-ms-5')}
        >
          {t('all')}
        </Link>
      </nav>
    </div>
  );
}
