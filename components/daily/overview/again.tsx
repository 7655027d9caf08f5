import { useFormatter, useTranslations } from 'next-intl';
import { boxDays } from '@/lib/daily/boxes';
import { BeginButton } from './begin-button';
import type { Live } from './live';

export function Again({ live }: { live: Live | undefined }) {
  const t = useTranslations('daily.again');
  const format = useFormatter();
  const due = live?.standing.again.due ?? 0;
  return (
    <>
      <p className="max-w-prose">{t('lead', { days: format.list(boxDays.map(String)) })}</p>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
        {due > 0 ? (
          <BeginButton name="again" live={live}>
            {t('begin')}
          </BeginButton>
        ) : null}
        {live ? (
          <p className="text-lg font-semibold figures-display">
            {due > 0 ? t('due', { count: due }) : t('none')}
          </p>
        ) : null}
      </div>
      {live ? <Later {...live.standing.again} /> : null}
    </>
  );
}

function Later({ later, next }: Live['standing']['again']) {
  const t = useTranslations('daily.again');
  const format = useFormatter();
  if (next === undefined) return null;
  // Days are counted as those of a calendar, which no time zone moves.
  const date = format.dateTime(new Date(next * 86_400_000), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return <p className="mt-3 text-sm text-muted">{t('later', { count: later, date })}</p>;
}
