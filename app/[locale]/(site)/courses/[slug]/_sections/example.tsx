import { useFormatter, useTranslations } from 'next-intl';
import { Dense } from '@/components/ui/dense';
import type { CourseKey } from '@/lib/site/courses';
import { useLessonPart } from './lesson-text';

const steps = ['1', '2', '3', '4'] as const;

export function LessonExample({ lesson }: { lesson: CourseKey }) {
  const t = useTranslations('lesson');
  const format = useFormatter();
  const part = useLessonPart(lesson);
  return (
    <Dense id="example" title={t('example')} lead={part('example.title')} tone="sunken">
      <ol
        tabIndex={0}
        aria-labelledby="example-title"
        className="relative -mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) gap-3 overflow-x-auto px-(--gutter) pb-3 md:mx-0 md:grid md:grid-cols-2 md:gap-4 md:overflow-visible md:p-0 print:mx-0 print:block print:p-0"
      >
        {steps.map((step, index) => (
          <li
            key={step}
            className="w-[86%] shrink-0 snap-start rounded-card border border-line bg-surface p-5 md:w-auto print:mb-3 print:w-auto"
          >
            <p aria-hidden="true" className="text-xl font-bold text-tint-strong">
              {format.number(index + 1)}
            </p>
            <p className="mt-2 leading-relaxed">{part(`example.${step}`)}</p>
          </li>
        ))}
      </ol>
    </Dense>
  );
}
