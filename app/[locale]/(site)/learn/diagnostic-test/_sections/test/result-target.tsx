import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { inlineLink } from '@/components/blocks/inline-link';
import { Ruler } from '@/components/ruler/ruler';
import { scaleTicks } from '@/components/ruler/scale';
import { inputClass } from '@/components/ui/form/field';
import { keepTarget, readTarget } from '@/lib/diagnostic/details';
import type { ScoreRange } from '@/lib/diagnostic/range';

/** The range on the ruler, and the score that somebody needs, which is drawn there and kept. */
export function ResultTarget({ low, high }: ScoreRange) {
  const t = useTranslations('diagnostic.result');
  const format = useFormatter();
  const id = useId();
  const [target, setTarget] = useState(readTarget);
  const exam = inlineLink('mockExam');
  return (
    <>
      <div className="mt-6">
        <Ruler value={{ low, high }} {...(target !== null && { target })} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={id} className="font-medium">
          {t('aim.label')}
        </label>
        <div className="menu-field w-36">
          <select
            id={id}
            value={target ?? ''}
            onChange={({ target: { value } }) => {
              const chosen = value === '' ? null : Number(value);
              keepTarget(chosen);
              setTarget(chosen);
            }}
            className={`${inputClass} appearance-none pe-11`}
          >
            <option value="">{t('aim.none')}</option>
            {scaleTicks.map((score) => (
              <option key={score} value={score}>
                {format.number(score)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p role="status" className="mt-3 text-muted">
        {target === null
          ? t.rich('target', { exam })
          : target > high
            ? t('aim.above', { points: target - high })
            : t.rich('aim.reached', { exam })}
      </p>
    </>
  );
}
