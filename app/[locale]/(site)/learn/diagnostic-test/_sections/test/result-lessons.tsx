import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { SuggestedLesson } from '@/lib/diagnostic/lessons';
import { Link } from '@/lib/routes/link';
import { courses, tryAnchor } from '@/lib/site/courses';

const first = 5;

export function FirstLesson({ lessons: [suggested] }: { lessons: readonly SuggestedLesson[] }) {
  const t = useTranslations('diagnostic.lessons');
  const name = useTranslations('courses.lessons');
  const course = courses.find(({ key }) => key === suggested?.lesson);
  if (!course) return null;
  return (
    <Link
      to={`/courses/${course.slug}`}
      hash={tryAnchor(course)}
      className={buttonClass('primary', 'mt-4 min-h-12')}
    >
      {t('begin', { lesson: name(`${course.key}.name`), minutes: course.tryMinutes })}
    </Link>
  );
}

export function ResultLessons({ lessons }: { lessons: readonly SuggestedLesson[] }) {
  const t = useTranslations('diagnostic.lessons');
  return (
    <>
      <h3 className="mt-10 text-lg font-bold">{t('title')}</h3>
      <p className="mt-1 text-muted">{t(isEven(lessons) ? 'evenLead' : 'lead')}</p>
      <Lessons lessons={lessons.slice(0, first)} start={1} />
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
          {t('all')}
        </summary>
        <Lessons lessons={lessons.slice(first)} start={first + 1} />
      </details>
    </>
  );
}

/** Whether no type stands out beyond chance. */
const isEven = (lessons: readonly SuggestedLesson[]) =>
  !lessons.some(({ reason }) => reason === 'weak' || reason === 'strong');

function Lessons({ lessons, start }: { lessons: readonly SuggestedLesson[]; start: number }) {
  const t = useTranslations('diagnostic.lessons.reasons');
  const name = useTranslations('courses.lessons');
  return (
    <ol start={start} className="mt-3 grid divide-y divide-line border-y border-line">
      {lessons.map(({ lesson, reason }, index) => {
        const course = courses.find(({ key }) => key === lesson);
        return (
          <li key={lesson} className="flex gap-4 py-3">
            <span aria-hidden="true" className="w-5 shrink-0 pt-0.5 text-end font-bold text-muted">
              {start + index}
            </span>
            <div className="min-w-0">
              <Link
                to={`/courses/${course?.slug ?? ''}`}
                className="inline-flex min-h-8 items-center font-semibold text-action underline underline-offset-4"
              >
                {name(`${lesson}.name`)}
              </Link>
              <p className="text-sm text-muted">{t(reason)}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
