import { useFormatter, useTranslations } from 'next-intl';
import { facts } from '@/lib/site/facts';
import { Figures, Levels, Span, Ticks } from './parts';
import { levelOf, scalePercent, scaleX } from './scale';

/** An estimate: it never stands without the range that it is likely to lie in. */
export interface Estimate {
  score: number;
  low: number;
  high: number;
}

interface RulerProps {
  value: Estimate | { low: number; high: number };
  past?: readonly number[];
  target?: number;
}

/** The scale of the test with a result or a part of it; x in percent and y in pixels, so that it is one drawing for every width. */
export function Ruler({ value, past = [], target }: RulerProps) {
  const t = useTranslations('figures.ruler');
  const estimate = 'score' in value ? value : undefined;
  const { low, high } = value;
  const base = estimate ? 84 : 26;
  const label = estimate
    ? t(target === undefined ? 'result' : 'resultAndTarget', {
        ...estimate,
        ...facts.scale,
        level: levelOf(estimate.score),
        target: target ?? 0,
      })
    : t('range', { low, high, ...facts.scale });
  return (
    <div className="ruler-room">
      <svg
        className="ruler"
        width="100%"
        height={base + (target === undefined ? 62 : 104)}
        role="img"
        aria-label={label}
      >
        <Span low={low} high={high} y={base - 20} height={18} />
        <Ticks y={base} />
        {past.map((score) => (
          <circle key={score} className="past" cx={scaleX(score)} cy={base} r="5" />
        ))}
        {estimate ? <Result {...estimate} base={base} /> : null}
        <Figures y={base + 28} target={target} />
        <Levels y={base + 54} />
        {target === undefined ? null : (
          <>
            <line className="leader" x1={scaleX(target)} x2={scaleX(target)} y1={base + 36} y2={base + 66} />
            <svg x={scaleX(target)} y={base + 68} overflow="visible">
              <path className="aim" d="M-7 13L0 1L7 13" />
              <text className="aim-text" x="0" y="31" textAnchor={anchorOf(target)}>
                {t('target', { score: target })}
              </text>
            </svg>
          </>
        )}
      </svg>
    </div>
  );
}

function Result({ score, low, high, base }: Estimate & { base: number }) {
  const t = useTranslations('figures.ruler');
  const format = useFormatter();
  return (
    <>
      <line className="point" x1={scaleX(score)} x2={scaleX(score)} y1={base - 24} y2={base + 13} />
      <text className="score" x={scaleX(score)} y={base - 52} textAnchor={anchorOf(score)}>
        {format.number(score)}
      </text>
      <text className="likely" x={scaleX(score)} y={base - 31} textAnchor={anchorOf(score)}>
        {t('likely', { low, high })}
      </text>
    </>
  );
}

/** Words over a place near an end of the ruler run inwards, or they would leave the drawing on a phone. */
function anchorOf(score: number): 'start' | 'middle' | 'end' {
  const x = scalePercent(score);
  return x < 22 ? 'start' : x > 80 ? 'end' : 'middle';
}
