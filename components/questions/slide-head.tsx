import { useTranslations } from 'next-intl';
import { Timer } from '@/components/ui/icon/icons';
import { clock } from '@/lib/i18n/clock';

interface SlideHeadProps {
  name: string;
  place: { number: number; count: number };
  /** Time limit, where the question has one of its own. */
  seconds?: number | undefined;
}

/** The type of a question, which one it is, and its time limit. */
export function SlideHead({ name, place, seconds }: SlideHeadProps) {
  const t = useTranslations('questions');
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-tint px-5 py-3 text-sm sm:px-8">
      <span lang="en" className="font-semibold text-tint-strong">
        {name}
      </span>
      <span className="flex gap-4 text-muted">
        {place.count > 1 ? <span>{t('count', place)}</span> : null}
        {seconds ? <TimeLimit seconds={seconds} /> : null}
      </span>
    </p>
  );
}

/** A time limit, which the countdown writes over. */
export function TimeLimit({ seconds }: { seconds: number }) {
  const t = useTranslations('questions');
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Timer aria-hidden="true" className="size-4" />
      <span className="sr-only">{t('limit')}</span>
      <span className="practice-prepare">{t('prepare')}</span>
      <span data-clock="">{clock(seconds)}</span>
    </span>
  );
}
