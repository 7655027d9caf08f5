import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Timer } from '@/components/ui/icon/icons';
import { clock } from '@/lib/i18n/clock';
import { createStore } from '@/lib/browser/store';

/** Whether the clock is hidden, for as long as the page. */
const hidden = createStore(false);

/** From so many seconds on it is seen by everybody. */
const lastSeconds = 30;

interface ExamClockProps {
  label: string;
  /** Seconds. */
  left: number;
  /** Seconds that there were: where they were few, all of them are not told to be the last. */
  limit?: number;
}

/** The time that is left; who is made nervous by it may hide it until its last seconds. */
export function ExamClock({ label, left, limit = Infinity }: ExamClockProps) {
  const t = useTranslations('exam.sitting');
  const isHidden = useSyncExternalStore(hidden.subscribe, hidden.get) && left > lastSeconds;
  return (
    <p className="flex items-center gap-2">
      <span
        role="timer"
        className={`inline-flex items-center gap-1.5 font-semibold tabular-nums ${left <= Math.min(10, limit / 3) ? 'text-warn' : ''}`}
      >
        {isHidden ? null : (
          <>
            <Timer aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{label}</span>
            {clock(left)}
          </>
        )}
      </span>
      {left > lastSeconds ? (
        <button
          type="button"
          onClick={() => hidden.set(!hidden.get())}
          aria-label={t(isHidden ? 'showClock' : 'hideClock')}
          className="min-h-11 min-w-11 text-sm text-muted underline underline-offset-4"
        >
          {t(isHidden ? 'showClock' : 'hide')}
        </button>
      ) : null}
    </p>
  );
}
