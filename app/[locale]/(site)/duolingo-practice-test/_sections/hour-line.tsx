import { Timer } from '@/components/ui/icon/icons';
import { useFormatter, useTranslations } from 'next-intl';
import { testFormat } from '@/lib/questions/test-format';
import { useMonth } from '@/lib/site/use-month';
import { clock } from '@/lib/i18n/clock';
import { testStages } from './stages';
import { Chip, FigureFrame } from '@/components/figures/parts';

const total = testStages.reduce((sum, { minutes }) => sum + minutes, 0);
const stages = testStages.map((stage, index) => {
  const from = testStages.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0);
  return { ...stage, from, to: from + stage.minutes };
});
const at = (minute: number) => `${((minute / total) * 100).toFixed(2)}%`;

export function HourLine() {
  const t = useTranslations('figures.hourLine');
  const format = useFormatter();
  const month = useMonth();
  return (
    <FigureFrame
      tint="mock-exam"
      icon={Timer}
      title={t('title')}
      aside={<Chip>{t('since', { date: month(testFormat.since) })}</Chip>}
      caption={t('caption')}
      example={false}
    >
      <svg aria-hidden="true" width="100%" height="66" className="ruler px-2">
        {stages.map(({ key, from, to }) => (
          <rect
            key={key}
            x={at(from)}
            y="6"
            width={at(to - from)}
            height="22"
            opacity={key === 'adaptive' ? 1 : 0.45}
            className="fill-tint-strong"
          />
        ))}
        <line className="base" x1="0" x2="100%" y1="30" y2="30" />
        {Array.from({ length: total + 1 }, (_, minute) => (
          <line
            key={minute}
            x1={at(minute)}
            x2={at(minute)}
            y1="30"
            y2={minute % 5 === 0 ? 41 : 36}
            className={minute % 5 === 0 ? 'tick tick-long' : 'tick'}
          />
        ))}
        {[0, ...stages.map(({ to }) => to)].map((minute) => (
          <text key={minute} x={at(minute)} y="60" textAnchor="middle">
            {format.number(minute)}
          </text>
        ))}
      </svg>
      <ol className="dense-rows">
        {stages.map(({ key, from, minutes }) => (
          <li key={key} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 py-3">
            <span aria-hidden="true" className="text-sm leading-6 text-muted">
              {clock(from * 60)}
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold">{t(`${key}.title`)}</span>
                <span className="text-sm font-semibold text-tint-strong">{t('minutes', { minutes })}</span>
              </p>
              <p className="mt-0.5 text-sm leading-relaxed text-muted">{t(`${key}.body`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
