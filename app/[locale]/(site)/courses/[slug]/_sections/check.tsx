import { useTranslations } from 'next-intl';
import { KeptTicks } from '@/components/progress/kept-ticks.island';
import { Dense } from '@/components/ui/dense';
import type { CourseKey } from '@/lib/site/courses';
import { useLessonPart } from './lesson-text';

const checks = ['1', '2', '3', '4', '5', '6'] as const;

export function LessonCheck({ lesson }: { lesson: CourseKey }) {
  const t = useTranslations('lesson');
  const part = useLessonPart(lesson);
  return (
    <Dense
      id="check"
      title={t('check')}
      lead={part('goal')}
      aside={<p className="text-sm text-muted noscript:hidden">{t('checkNote')}</p>}
      tone="sunken"
    >
      <KeptTicks lesson={lesson}>
        <ul className="dense-rows">
          {checks.map((one) => (
            <li key={one}>
              <label className="flex cursor-pointer items-start gap-4 py-4 hover:text-action">
                <input type="checkbox" autoComplete="off" className="mt-0.5 size-5 shrink-0 accent-action" />
                <span className="max-w-prose min-w-0">{part(`check.${one}`)}</span>
              </label>
            </li>
          ))}
        </ul>
      </KeptTicks>
    </Dense>
  );
}
