import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Row, rowLinkClass } from '@/components/ui/rows';
import type { ExamReport } from '@/lib/api/contract/exam/report';
import { questionTypes } from '@/lib/questions/types';
import { Link } from '@/lib/routes/link';
import { courses } from '@/lib/site/courses';
import { Part } from '../room/part';

const english = (name: ReactNode) => <span lang="en">{name}</span>;

export function Lessons({ lessons }: Pick<ExamReport, 'lessons'>) {
  const t = useTranslations('report.lessons');
  const name = useTranslations('courses.lessons');
  const known = lessons.flatMap(({ lesson, ...why }) => {
    const course = courses.find(({ key }) => key === lesson);
    return course ? [{ course, ...why }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Part title={t('title', { count: known.length })} lead={t('lead')}>
      <ol className="dense-rows mt-4">
        {known.map(({ course, reason, type }) => (
          <Row
            key={course.key}
            tint={course.section}
            name={
              <Link to={`/courses/${course.slug}`} className={rowLinkClass}>
                {name(`${course.key}.name`)}
              </Link>
            }
            line={t.rich(reason, { type: questionTypes[type].name, en: english })}
            end={t('minutes', { minutes: course.minutes })}
          />
        ))}
      </ol>
    </Part>
  );
}
