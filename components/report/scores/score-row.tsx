import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Span, Ticks } from '@/components/ruler/parts';
import type { Estimate } from '@/components/ruler/ruler';
import { scaleX } from '@/components/ruler/scale';
import type { ExamScore } from '@/lib/api/contract/exam/report';
import { told } from './ranges';

interface ScoreRowProps {
  label: ReactNode;
  score: ExamScore | null;
  without: string;
  note?: ReactNode;
}

/** An item of a `dl` with the class `ruler-rows`. */
export function ScoreRow({ label, score, without, note }: ScoreRowProps) {
  const estimate = score ? told(score) : undefined;
  return (
    <div className="ruler-row">
      <dt>{label}</dt>
      <dd className="ruler-value">
        {estimate ? <Value {...estimate} /> : <span className="text-muted">{without}</span>}
      </dd>
      <dd aria-hidden="true" className="ruler-bar">
        <svg className="ruler" width="100%" height="24">
          {estimate ? <Span {...estimate} y={4} height={11} /> : null}
          <Ticks y={15} slim />
          {estimate ? (
            <line className="point" x1={scaleX(estimate.score)} x2={scaleX(estimate.score)} y1="1" y2="22" />
          ) : null}
        </svg>
      </dd>
      {note ? <dd className="col-span-full basis-full text-sm text-muted">{note}</dd> : null}
    </div>
  );
}

function Value({ score, low, high }: Estimate) {
  const t = useTranslations('figures.ruler');
  const format = useFormatter();
  return (
    <>
      <strong>{format.number(score)}</strong> <span className="text-muted">{t('likely', { low, high })}</span>
    </>
  );
}
