import { useTranslations } from 'next-intl';

/** Lengths of time from today on, in days, as points on one line with a tick for each week. */
export function TimeRuler({ days }: { days: readonly number[] }) {
  const t = useTranslations('plans');
  const longest = Math.max(...days);
  const at = (day: number) => `${((day / longest) * 100).toFixed(2)}%`;
  return (
    <svg className="ruler" width="100%" height="52" aria-hidden="true">
      <line className="base" x1="0" x2="100%" y1="30" y2="30" />
      <line className="border" x1="0" x2="0" y1="20" y2="40" />
      {Array.from({ length: Math.floor(longest / 7) + 1 }, (_, week) => (
        <line key={week} className="tick" x1={at(week * 7)} x2={at(week * 7)} y1="30" y2="37" />
      ))}
      {days.map((day) => (
        <g key={day}>
          <line className="point" x1={at(day)} x2={at(day)} y1="18" y2="40" />
          <text className="here" x={at(day)} y="11" textAnchor={day === longest ? 'end' : 'middle'}>
            {t('days', { days: day })}
          </text>
        </g>
      ))}
    </svg>
  );
}
