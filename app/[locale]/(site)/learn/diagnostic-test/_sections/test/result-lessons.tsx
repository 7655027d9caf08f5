import { useTranslations } from 'next-intl';
import type { SuggestedLesson } from '@/lib/diagnostic/lessons';
import { Link } from '@/lib/routes/link';
import { courses } from '@/lib/site/courses';

/** So many lessons are seen at once. */
const first = 5;

/** The lessons in the order that follows from the answers, each with the reason for its place. */
export function ResultLessons({ lessons }: { lessons: readonly SuggestedLesson[] }) {
  const t = useTranslations('diagnostic.lessons');
  return (
    <>
      <h3 className="mt-8 text-lg font-bold">{t('title')}</h3>
      <p className="mt-1 text-muted">{t('lead')}</p>
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
