import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Level } from '@/components/questions/recording/level';
import { MicrophoneTrouble } from '@/components/questions/recording/microphone-trouble';
import { useRecording } from '@/components/questions/recording/use-recording';
import { buttonClass } from '@/components/ui/button';
import { Mic } from '@/components/ui/icon/icons';
import { correctionLimits } from '@/lib/api/contract/correction/limits';
import { Countdown } from './countdown';
import { Taken, type Take } from './taken';
import { timeOf } from './write-answer';

interface SpeakAnswerProps {
  take: Take | undefined;
  /** The time limits of the test; null where there are none. */
  limits: { prepare: number; seconds: number } | null;
  onTake: (take: Take | undefined) => void;
  onBusy: (isBusy: boolean) => void;
}

export function SpeakAnswer({ take, limits, onTake, onBusy }: SpeakAnswerProps) {
  const t = useTranslations('correction-room.order');
  const [phase, setPhase] = useState<'idle' | 'preparing' | 'timed' | 'free'>('idle');
  const began = useRef(0);
  const focused = useRef<HTMLButtonElement>(null);
  const shown = useRef('idle idle');
  const { state, levels, trouble, start, stop } = useRecording((blob) => {
    setPhase('idle');
    onTake({ blob, seconds: (Date.now() - began.current) / 1000 });
  });
  const isBusy = phase === 'preparing' || state !== 'idle';
  const tellBusy = useEffectEvent(onBusy);
  useEffect(() => tellBusy(isBusy), [isBusy]);
  useEffect(() => {
    if (state === 'recording') began.current = Date.now();
  }, [state]);
  // The button that was pressed is gone.
  useEffect(() => {
    if (shown.current === `${phase} ${state}`) return;
    shown.current = `${phase} ${state}`;
    focused.current?.focus();
  }, [phase, state]);

  const record = (next: 'timed' | 'free') => {
    setPhase(next);
    onTake(undefined);
    void start();
  };
  const prepare = () => {
    onTake(undefined);
    if (limits && limits.prepare > 0) setPhase('preparing');
    else record('timed');
  };

  if (phase === 'preparing' && limits) {
    return (
      <div className="mt-5 grid gap-3">
        <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
          <Countdown label={t('prepareTime')} seconds={limits.prepare} onEnd={() => record('timed')} />
          <button
            ref={focused}
            type="button"
            onClick={() => record('timed')}
            className={buttonClass('secondary')}
          >
            {t('now')}
          </button>
        </div>
        <p role="status" className="font-medium">
          {t('preparingSpeech')}
        </p>
      </div>
    );
  }
  if (state !== 'idle') {
    return (
      <div className="mt-5 grid gap-3">
        <p role="status" className="inline-flex items-center gap-2 font-semibold text-pencil">
          {state === 'recording' ? <span aria-hidden="true" className="recorder-dot" /> : null}
          {t(state === 'recording' ? 'recording' : 'asking')}
        </p>
        {state === 'recording' ? (
          <div className="flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2">
            <Countdown
              label={t('answerTime')}
              seconds={phase === 'timed' && limits ? limits.seconds : correctionLimits.seconds}
              onEnd={stop}
            />
            <Level levels={levels} />
            <button ref={focused} type="button" onClick={stop} className={buttonClass('primary', 'min-h-12')}>
              {t('stop')}
            </button>
          </div>
        ) : null}
      </div>
    );
  }
  return (
    <div className="mt-5 grid gap-3">
      {take === undefined ? null : <Taken take={take} />}
      <div className="flex flex-wrap gap-3">
        <button
          ref={focused}
          type="button"
          onClick={() => record('free')}
          className={buttonClass(take === undefined ? 'primary' : 'secondary', 'min-h-12')}
        >
          <Mic aria-hidden="true" className="size-4.5" />
          {t(take === undefined ? 'record' : 'again')}
        </button>
        {limits === null ? null : (
          <button type="button" onClick={prepare} className={buttonClass('secondary', 'min-h-12')}>
            {t('countdown', { time: timeOf(limits) })}
          </button>
        )}
      </div>
      <p className="text-sm text-muted">
        {take === undefined
          ? `${t('recordNow')} ${t('longest', { minutes: correctionLimits.seconds / 60 })}`
          : t('onlyHere')}
      </p>
      <MicrophoneTrouble trouble={trouble} />
    </div>
  );
}
