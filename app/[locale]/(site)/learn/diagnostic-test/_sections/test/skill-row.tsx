import { useTranslations } from 'next-intl';
import { Span, Ticks } from '@/components/ruler/parts';
import type { ScoreRange } from '@/lib/diagnostic/range';

interface SkillRowProps {
  skill: 'reading' | 'listening' | 'speaking' | 'writing';
  /** null where nothing was measured. */
  range: ScoreRange | null;
}

/** An item of a `dl` with the class `ruler-rows`. */
export function SkillRow({ skill, range }: SkillRowProps) {
  const t = useTranslations('diagnostic.result');
  const name = useTranslations('courses.sections')(`${skill}.title`);
  return (
    <div data-tint={skill} className="ruler-row">
      <dt>{name}</dt>
      <dd className={range ? 'ruler-value font-semibold' : 'ruler-value text-muted'}>
        {range ? t('between', { ...range }) : t('unmeasured')}
      </dd>
      <dd aria-hidden="true" className="ruler-bar">
        <svg className="ruler" width="100%" height="24">
          {range ? <Span {...range} y={4} height={11} /> : null}
          <Ticks y={15} slim />
        </svg>
      </dd>
    </div>
  );
}
