import { useTranslations } from 'next-intl';
import { rulerDays } from '@/lib/daily/days';

interface DaysProps {
  /** Of each day whether something was practiced, today last; undefined before that is known. */
  days: readonly boolean[] | undefined;
}

const at = (day: number) => `${((day / rulerDays) * 100).toFixed(2)}%`;

export function Days({ days = [] }: DaysProps) {
  const t = useTranslations('daily.days');
  const count = days.filter(Boolean).length;
  return (
    <>
      <p className="min-h-[1lh]">{t('practiced', { count, days: rulerDays })}</p>
      {/* The sentence above says what it shows. */}
      <svg className="ruler mt-3" width="100%" height="58" aria-hidden="true">
        {days.map((isOn, day) =>
          isOn ? (
            <rect key={day} className="fill" x={at(day + 0.2)} y="6" width={at(0.6)} height="22" />
          ) : null,
        )}
        <line className="base" x1="0" x2="100%" y1="28" y2="28" />
        {Array.from({ length: rulerDays + 1 }, (_, day) => (
          <line
            key={day}
            className={day % 7 === 0 ? 'border' : 'tick'}
            x1={at(day)}
            x2={at(day)}
            y1="28"
            y2={day % 7 === 0 ? 40 : 34}
          />
        ))}
        <text className="here" x="100%" y="55" textAnchor="end">
          {t('today')}
        </text>
      </svg>
    </>
  );
}
