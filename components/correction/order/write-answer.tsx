import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { plainTyping } from '@/components/questions/fields/plain-typing';
import { buttonClass } from '@/components/ui/button';
import { correctionLimits } from '@/lib/api/contract/correction/limits';
import { clock } from '@/lib/i18n/clock';
import { Countdown } from './countdown';

interface WriteAnswerProps {
  value: string;
  isKept: boolean;
  /** What is on its way is not changed. */
  isSending: boolean;
  /** The time limits of the test; null where there are none. */
  limits: { prepare: number; seconds: number } | null;
  onWrite: (text: string) => void;
}

type Phase = 'free' | 'preparing' | 'running' | 'over';

/** The field for an answer: without a time limit, or with that of the test once it is started. Nothing corrects what is typed. */
export function WriteAnswer({ value, isKept, isSending, limits, onWrite }: WriteAnswerProps) {
  const t = useTranslations('correction-room.order');
  const label = useTranslations('questions')('yourAnswer');
  const [phase, setPhase] = useState<Phase>('free');
  const field = useRef<HTMLTextAreaElement>(null);
  const now = useRef<HTMLButtonElement>(null);
  const shown = useRef<Phase>('free');
  const count = value.match(/\S+/g)?.length ?? 0;
  const isLocked = isSending || phase === 'preparing' || phase === 'over';

  // The button that was pressed is gone.
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    if (phase === 'preparing') now.current?.focus();
    else field.current?.focus();
  }, [phase]);

  return (
    <div className="mt-5 grid gap-3">
      {limits === null ? null : (
        <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
          {phase === 'free' ? (
            <button
              type="button"
              onClick={() => setPhase(limits.prepare > 0 ? 'preparing' : 'running')}
              className={buttonClass('secondary')}
            >
              {t('countdown', { time: timeOf(limits) })}
            </button>
          ) : null}
          {phase === 'preparing' ? (
            <>
              <Countdown
                key="prepare"
                label={t('prepareTime')}
                seconds={limits.prepare}
                onEnd={() => setPhase('running')}
              />
              <button
                ref={now}
                type="button"
                onClick={() => setPhase('running')}
                className={buttonClass('secondary')}
              >
                {t('now')}
              </button>
            </>
          ) : null}
          {phase === 'running' ? (
            <>
              <Countdown
                key="answer"
                label={t('answerTime')}
                seconds={limits.seconds}
                onEnd={() => setPhase('over')}
              />
              <button type="button" onClick={() => setPhase('free')} className={buttonClass('link')}>
                {t('stopCountdown')}
              </button>
            </>
          ) : null}
          {phase === 'over' ? (
            <button type="button" onClick={() => setPhase('free')} className={buttonClass('secondary')}>
              {t('goOn')}
            </button>
          ) : null}
        </div>
      )}
      <p role="status" className="max-w-prose font-medium empty:hidden">
        {phase === 'preparing' ? t('preparing') : phase === 'over' ? t('over') : ''}
      </p>
      <textarea
        ref={field}
        lang="en"
        rows={9}
        maxLength={correctionLimits.text}
        readOnly={isLocked}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        {...plainTyping}
        className="w-full rounded-control border border-line-strong bg-control px-4 py-3 leading-relaxed read-only:bg-sunken"
      />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <p>{t(isKept ? 'kept' : 'notKept')}</p>
        <p>{t.rich('words', { number: () => <span>{count}</span> })}</p>
      </div>
    </div>
  );
}

/** `0:30 + 5:00`, or the one alone. */
export const timeOf = ({ prepare, seconds }: { prepare: number; seconds: number }): string =>
  prepare > 0 ? `${clock(prepare)} + ${clock(seconds)}` : clock(seconds);
