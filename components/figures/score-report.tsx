import { Gauge, TrendingUp } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { facts } from '@/lib/site/facts';
import { Chip, english, Explanation, FigureFrame, Label, Meter, scalePercent, Verdict } from './parts';

const subscores = [
  ['reading', 130],
  ['listening', 135],
  ['speaking', 120],
  ['writing', 115],
] as const;
const overall = 125;
const change = 10;

/** A score report: the overall score on a dial, four subscores and what to do next. */
export function ScoreReport() {
  const t = useTranslations('figures.scoreReport');
  const format = useFormatter();
  return (
    <FigureFrame
      tint="mock-exam"
      icon={Gauge}
      title={t('title')}
      aside={<Chip>{t('sample')}</Chip>}
      caption={t('caption')}
    >
      <div data-tint="plain" className="grid grid-cols-1 items-center gap-6 sm:grid-cols-2">
        <div className="text-center">
          <div className="relative mx-auto max-w-56">
            <Dial />
            <p className="absolute inset-x-0 bottom-5 text-5xl leading-none font-bold tracking-tight">
              {format.number(overall)}
            </p>
          </div>
          <p className="mt-1 font-semibold">{t('overall')}</p>
          <p className="mt-0.5 text-sm text-muted">{t('scale', facts.scale)}</p>
          <p className="mt-2">
            <Verdict tone="good" icon={TrendingUp}>
              {t('change', { change: format.number(change, { signDisplay: 'always' }) })}
            </Verdict>
          </p>
        </div>
        <div>
          <Label>{t('subscores')}</Label>
          <dl className="mt-3 grid gap-3.5">
            {subscores.map(([name, score]) => (
              <Meter key={name} label={t(`subscore.${name}`)} score={score} />
            ))}
          </dl>
        </div>
      </div>
      <Explanation title={t('advice')}>{t.rich('adviceText', { en: english })}</Explanation>
    </FigureFrame>
  );
}

const arc = 'M 20 110 A 90 90 0 0 1 200 110';
const ticks = [10, 35, 60, 85, 110, 135, 160];

/** Half a circle, from the lowest score at the left to the highest at the right. */
function Dial() {
  const format = useFormatter();
  const { min, max } = facts.scale;
  return (
    <svg aria-hidden="true" viewBox="0 0 220 134" className="block w-full">
      <path d={arc} fill="none" strokeWidth="14" strokeLinecap="round" className="stroke-line" />
      <path
        d={arc}
        fill="none"
        strokeWidth="14"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${scalePercent(overall).toFixed(1)} 200`}
        className="stroke-tint-strong"
      />
      {ticks.map((tick) => (
        <line
          key={tick}
          x1="36"
          x2="42"
          y1="110"
          y2="110"
          transform={`rotate(${(scalePercent(tick) * 1.8).toFixed(1)} 110 110)`}
          strokeWidth="1.5"
          strokeLinecap="round"
          className="stroke-line-strong"
        />
      ))}
      <text x="20" y="132" textAnchor="middle" fontSize="13" className="fill-muted">
        {format.number(min)}
      </text>
      <text x="200" y="132" textAnchor="middle" fontSize="13" className="fill-muted">
        {format.number(max)}
      </text>
    </svg>
  );
}
