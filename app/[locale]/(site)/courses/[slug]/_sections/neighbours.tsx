import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { ArrowLeft, ArrowRight } from '@/components/ui/icon/icons';
import { Link } from '@/lib/routes/link';
import { courses, type Course } from '@/lib/site/courses';
import { useLessonText } from '@/lib/site/use-lesson-text';

/** The lessons before and after, and all of them. */
export function LessonNeighbours({ course }: { course: Course }) {
  const t = useTranslations('lesson');
  const text = useLessonText();
  const index = courses.indexOf(course);
  const previous = courses[index - 1];
  const next = courses[index + 1];
  return (
    <nav aria-label={t('all')} className="page-grid flex flex-wrap justify-between gap-3 py-12">
      {previous ? (
        <Link to={`/courses/${previous.slug}`} className={buttonClass('quiet', '-ms-5')}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('previous')}: {text(previous.key, 'name')}
        </Link>
      ) : null}
      <Link to="courses" hash={course.section} className={buttonClass('quiet', 'max-md:-ms-5')}>
        {t('all')}
      </Link>
      {next ? (
        <Link to={`/courses/${next.slug}`} className={buttonClass('quiet', '-ms-5 md:ms-0 md:-me-5')}>
          {t('next')}: {text(next.key, 'name')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      ) : null}
    </nav>
  );
}
