import { useTranslations } from 'next-intl';
import { Timer } from '@/components/ui/icon/icons';
import { clock } from '@/lib/i18n/clock';
import { part } from '@/lib/questions/protocol';

interface SlideHeadProps {
  name: string;
  place: { number: number; count: number };
  seconds?: number | undefined;
  isPrepared?: boolean;
}

export function SlideHead({ name, place, seconds, isPrepared = false }: SlideHeadProps) {
  const t = useTranslations('questions');
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-tint px-5 py-3 text-sm sm:px-8">
      <span lang="en" className="font-semibold text-tint-strong">
        {name}
      </span>
      <span className="flex gap-4 text-muted">
        {place.count > 1 ? <span>{t('count', place)}</span> : null}
        {seconds ? <TimeLimit seconds={seconds} isPrepared={isPrepared} /> : null}
      </span>
    </p>
  );
}

/** A time limit, which the countdown writes over. The word for the time to prepare has its room from the beginning, so that nothing moves. */
function TimeLimit({ seconds, isPrepared = false }: { seconds: number; isPrepared?: boolean }) {
  const t = useTranslations('questions');
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {isPrepared ? <span className="practice-prepare">{t('prepare')}</span> : null}
      <Timer aria-hidden="true" className="size-4" />
      <span className="sr-only">{t('limit')}</span>
      <span {...part('clock')}>{clock(seconds)}</span>
    </span>
  );
}
