import { useTranslations } from 'next-intl';
import { Insert, Strike } from '@/components/pencil/marks';
import { Dense } from '@/components/ui/dense';
import type { CourseKey } from '@/lib/site/courses';
import { useLessonPart } from './lesson-text';

const mistakes = ['1', '2', '3', '4', '5'] as const;

export function LessonMistakes({ lesson }: { lesson: CourseKey }) {
  const t = useTranslations('lesson');
  const part = useLessonPart(lesson);
  return (
    <Dense id="mistakes" title={t('mistakes')}>
      <ul className="dense-rows">
        {mistakes.map((one) => (
          <li key={one} className="py-5">
            <div className="max-w-prose">
              <h3 className="font-semibold md:text-lg">
                <Strike>{part(`mistakes.${one}.title`)}</Strike>
              </h3>
              <p className="mt-1.5">
                <Insert className="text-ink">{part(`mistakes.${one}.right`)}</Insert>
              </p>
              <p className="mt-2 text-muted">{part(`mistakes.${one}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Dense>
  );
}
