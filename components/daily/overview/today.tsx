import { useFormatter, useTranslations } from 'next-intl';
import { beginOf, tenCount, tenSeconds } from '@/lib/daily/today';
import { BeginButton } from './begin-button';
import type { Live } from './live';

export function Today({ live }: { live: Live | undefined }) {
  const t = useTranslations('daily.today');
  return (
    <>
      <p className="max-w-prose">{t('lead', { minutes: Math.round(tenSeconds / 60) })}</p>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
        <BeginButton name="today" live={live} look="primary">
          {t(stepOf(live))}
        </BeginButton>
        {live ? (
          <p className="text-lg font-semibold figures-display">
            <State live={live} />
          </p>
        ) : null}
      </div>
      <p className="mt-3 min-h-[1lh] text-sm text-muted">
        {live ? <Next day={live.standing.today.day} /> : null}
      </p>
    </>
  );
}

function stepOf(live: Live | undefined): 'begin' | 'goOn' | 'look' {
  const { answered = 0, count = tenCount } = live?.standing.today ?? {};
  if (answered === 0) return 'begin';
  return answered < count ? 'goOn' : 'look';
}

function State({ live }: { live: Live }) {
  const t = useTranslations('daily.today');
  const { answered, count, right } = live.standing.today;
  if (answered === count && right !== undefined) return t('result', { right, count });
  return t('answered', { answered, count });
}

function Next({ day }: { day: number }) {
  const t = useTranslations('daily.today');
  const time = useFormatter().dateTime(new Date(beginOf(day + 1)), { hour: 'numeric', minute: '2-digit' });
  return t('next', { time });
}
