import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Span, Ticks } from './parts';
import type { Estimate } from './ruler';
import { scaleX } from './scale';

interface RulerRowProps extends Estimate {
  label: ReactNode;
}

/** An item of a `dl` with the class `ruler-rows`. */
export function RulerRow({ label, score, low, high }: RulerRowProps) {
  const t = useTranslations('figures.ruler');
  const format = useFormatter();
  return (
    <div className="ruler-row">
      <dt>{label}</dt>
      <dd className="ruler-value">
        <strong>{format.number(score)}</strong>{' '}
        <span className="text-muted">{t('likely', { low, high })}</span>
      </dd>
      <dd aria-hidden="true" className="ruler-bar">
        <svg className="ruler" width="100%" height="24">
          <Span low={low} high={high} y={4} height={11} />
          <Ticks y={15} slim />
          <line className="point" x1={scaleX(score)} x2={scaleX(score)} y1="1" y2="22" />
        </svg>
      </dd>
    </div>
  );
}
