import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import { inlineLink } from '@/components/blocks/inline-link';
import { scaleTicks } from '@/components/ruler/scale';
import { inputClass } from '@/components/ui/form/field';

interface ResultTargetProps {
  high: number;
  /** The score that somebody needs; null as long as none is set. */
  target: number | null;
  onTarget: (target: number | null) => void;
}

/** Nothing below moves when the target changes. */
export function ResultTarget({ high, target, onTarget }: ResultTargetProps) {
  const t = useTranslations('diagnostic.result');
  const format = useFormatter();
  const id = useId();
  const exam = inlineLink('mockExam');
  const shown = target === null ? 'unset' : target > high ? 'above' : 'reached';
  const said = {
    unset: t.rich('target', { exam }),
    above: t('aim.above', { points: Math.max(0, (target ?? 0) - high) }),
    reached: t.rich('aim.reached', { exam }),
  };
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={id} className="font-medium">
          {t('aim.label')}
        </label>
        <div className="menu-field w-44.5">
          <select
            id={id}
            value={target ?? ''}
            onChange={({ target: { value } }) => onTarget(value === '' ? null : Number(value))}
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
      <div className="mt-3 grid text-muted *:[grid-area:1/1]">
        <p role="status">{said[shown]}</p>
        {/* As tall as the tallest of them. */}
        {(['unset', 'above', 'reached'] as const).map((key) =>
          key === shown ? null : (
            <p key={key} aria-hidden="true" className="invisible">
              {said[key]}
            </p>
          ),
        )}
      </div>
    </>
  );
}
