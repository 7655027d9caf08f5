import { useTranslations } from 'next-intl';
import { testFormat } from '@/lib/questions/test-format';
import type { CourseKey } from '@/lib/site/courses';
import { useMonth } from '@/lib/site/use-month';
import { useLessonPart } from './lesson-text';
import { Paragraphs } from './parts';

const rows = ['time', 'count', 'score'] as const;

export function LessonTask({ lesson }: { lesson: CourseKey }) {
  const t = useTranslations('lesson');
  const part = useLessonPart(lesson);
  const month = useMonth();
  const { since, checked, source } = testFormat;
  return (
    <Paragraphs id="task" title={t('task')} texts={[part('task.1'), part('task.2')]}>
      <dl className="dense-rows mt-8">
        {rows.map((row) => (
          <div key={row} className="gap-x-8 py-3 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <dt className="text-muted max-sm:text-sm">{t(`facts.${row}`)}</dt>
            <dd className="font-semibold">{part(`facts.${row}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-prose text-sm text-muted">
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
    </Paragraphs>
  );
}
