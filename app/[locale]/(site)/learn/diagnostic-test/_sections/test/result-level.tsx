import { useTranslations } from 'next-intl';
import { levelOf } from '@/components/ruler/scale';
import type { SuggestedLesson } from '@/lib/diagnostic/lessons';
import type { ScoreRange } from '@/lib/diagnostic/range';

interface ResultLevelProps extends ScoreRange {
  lessons: readonly SuggestedLesson[];
}

/** By the lower end of a range: what is true of everybody in it. No range begins above C1. */
const sentences = { 'A1–A2': 'a', B1: 'b1', B2: 'b2', C1: 'c1', C2: 'c1' } as const;

export function ResultLevel({ low, high, lessons }: ResultLevelProps) {
  const t = useTranslations('diagnostic.result.level');
  const name = useTranslations('courses.lessons');
  const weakest = lessons.find(({ reason }) => reason === 'weak')?.lesson;
  const [from, to] = [levelOf(low), levelOf(high)];
  const levels = from === to ? from : `${from.slice(0, 2)}–${to.slice(-2)}`;
  return (
    <p className="mt-3 text-lead">
      {t(sentences[from], { levels })}
      {weakest ? ` ${t('weakest', { type: name(`${weakest}.name`) })}` : ''}
    </p>
  );
}
