import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { courses, type Course } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';
import { courseRoute } from '@/lib/site/routes';
import { useLessonText } from '@/lib/site/use-lesson-text';
import { useMonth } from '@/lib/site/use-month';

const parts = ['what', 'how', 'tip'] as const;

/** One lesson: what the task is, how it is scored and one thing to try. */
export function LessonPage({ course }: { course: Course }) {
  const t = useTranslations('courses');
  const text = useLessonText();
  const month = useMonth();
  const { since, checked } = facts.testFormat;
  const next = courses[courses.findIndex(({ key }) => key === course.key) + 1];
  return (
    <div className="page-grid pt-4 pb-20">
      <PageTrail route={courseRoute(course)} current={text(course.key, 'name')} />
      <div data-tint={course.section} className="mt-6 rounded-card bg-tint px-6 py-10 md:px-12 md:py-14">
        <p className="font-semibold text-tint-strong">
          {t('lesson.kind', { section: t(`sections.${course.section}.title`) })}
        </p>
        <h1 className="mt-3 max-w-3xl text-display font-bold">{text(course.key, 'name')}</h1>
        <p className="mt-4 text-sm text-muted">
          {t('lesson.updated', { checked: month(checked), date: month(since) })}
        </p>
      </div>
      <div className="mt-12 grid gap-10 lg:grid-cols-3">
        {parts.map((part) => (
          <section key={part} aria-labelledby={`${part}-title`} className="border-t-2 border-line pt-5">
            <h2 id={`${part}-title`} className="text-xl font-bold">
              {t(`lesson.${part}`)}
            </h2>
            <p className="mt-3 text-muted">{text(course.key, part)}</p>
          </section>
        ))}
      </div>
      <p className="mt-14 rounded-card border border-line bg-sunken p-6 md:p-8">{t('lesson.form')}</p>
      <div className="mt-8 flex flex-wrap justify-between gap-3">
        <Link to="courses" hash={course.section} className={buttonClass('quiet', '-ms-5')}>
          {t('lesson.all')}
        </Link>
        {next ? (
          <Link to={`/courses/${next.slug}`} className={buttonClass('quiet', '-ms-5 md:ms-0 md:-me-5')}>
            {t('lesson.next')}: {text(next.key, 'name')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        ) : null}
      </div>
    </div>
  );
}
