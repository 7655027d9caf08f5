import { useTranslations } from 'next-intl';
import { PageTrail } from '@/components/layout/page-trail';
import { courseRoute } from '@/lib/routes/routes';
import { courses, type Course } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';
import { useLessonText } from '@/lib/site/use-lesson-text';
import { useMonth } from '@/lib/site/use-month';
import { useLessonPart } from './lesson-text';

const rows = ['time', 'count', 'score'] as const;

/** Which lesson this is, what it is good for, and the task's figures. */
export function LessonHead({ course, number }: { course: Course; number: number }) {
  const t = useTranslations('lesson');
  const sections = useTranslations('courses.sections');
  const part = useLessonPart(course.key);
  const name = useLessonText()(course.key, 'name');
  const month = useMonth();
  const { since, checked, source } = facts.testFormat;
  return (
    <div className="page-grid pt-4">
      <PageTrail route={courseRoute(course)} current={name} />
      <div className="mt-6 rounded-card bg-tint px-6 py-10 md:px-12 md:py-14">
        <p className="flex flex-wrap gap-x-4 font-semibold text-tint-strong">
          <span>
            {t('kind', { number, count: courses.length, section: sections(`${course.section}.title`) })}
          </span>
          <span className="font-normal text-muted">{t('minutes', { minutes: course.minutes })}</span>
        </p>
        <h1 className="mt-3 max-w-3xl text-display font-bold">{name}</h1>
        <p className="mt-4 max-w-3xl text-lead">{part('lead')}</p>
        <p className="mt-4 max-w-3xl">
          <span className="font-semibold">{t('goal')}: </span>
          {part('goal')}
        </p>
      </div>
      <dl className="mt-8 grid gap-x-8 border-t border-ink md:grid-cols-3">
        {rows.map((row) => (
          <div key={row} className="border-b border-line py-3.5">
            <dt className="text-sm text-muted">{t(`facts.${row}`)}</dt>
            <dd className="mt-0.5 font-semibold">{part(`facts.${row}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        {t.rich('updated', {
          checked: month(checked),
          date: month(since),
          link: (chunks) => (
            <a href={source} className="source text-action underline underline-offset-4">
              {chunks}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
