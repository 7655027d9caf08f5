import { useFormatter, useTranslations } from 'next-intl';
import { facts } from '@/lib/site/facts';
import { Label, scalePercent } from './parts';

const { min, max } = facts.scale;
const { min: low, max: high } = facts.sampleAnswers;
const ends = [
  { score: min, anchor: 'start' },
  { score: max, anchor: 'end' },
] as const;

/** The part of the scale that the sample answers cover. */
export function ScoreBand() {
  const t = useTranslations('figures.scoreBand');
  const format = useFormatter();
  const percent = (score: number) => `${scalePercent(score).toFixed(2)}%`;
  return (
    <figure data-tint="plain" className="mx-auto w-full max-w-136 min-w-0">
      <div className="rounded-card border border-line bg-surface px-4 py-4 text-ink sm:px-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <Label>{t('label')}</Label>
          <p className="font-semibold">{t('range', { low, high })}</p>
        </div>
        <svg aria-hidden="true" width="100%" height="54" className="mt-3 block overflow-visible">
          <rect y="20" width="100%" height="10" rx="5" className="fill-line" />
          <rect
            x={percent(low)}
            y="20"
            width={`${(scalePercent(high) - scalePercent(low)).toFixed(2)}%`}
            height="10"
            rx="5"
            className="fill-tint-strong"
          />
          {[low, high].map((score) => (
            <text
              key={score}
              x={percent(score)}
              y="12"
              textAnchor="middle"
              fontSize="13"
              className="fill-ink font-semibold"
            >
              {format.number(score)}
            </text>
          ))}
          {ends.map(({ score, anchor }) => (
            <text
              key={score}
              x={percent(score)}
              y="49"
              textAnchor={anchor}
              fontSize="13"
              className="fill-muted"
            >
              {format.number(score)}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className="mt-3 text-sm leading-relaxed text-muted">
        {t('caption', { low, high, min, max })}
      </figcaption>
    </figure>
  );
}
