import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { SoundButton } from '@/components/questions/fields/sound-button';
import { Level } from '@/components/questions/recording/level';
import { MicrophoneTrouble } from '@/components/questions/recording/microphone-trouble';
import { useRecording } from '@/components/questions/recording/use-recording';
import { buttonClass } from '@/components/ui/button';
import { Check, Mic } from '@/components/ui/icon/icons';
import { hear } from '@/lib/browser/sound';

/** Seconds of the trial. */
const seconds = 4;

interface MicrophoneCheckProps {
  isLeftOut: boolean;
  onWorks: () => void;
  onLeftOut: (is: boolean) => void;
}

export function MicrophoneCheck({ isLeftOut, onWorks, onLeftOut }: MicrophoneCheckProps) {
  const t = useTranslations('exam.setUp.microphone');
  const [take, setTake] = useState<Blob>();
  const { state, levels, trouble, start, stop } = useRecording((recording) => {
    setTake(recording);
    onWorks();
  });
  useEffect(() => {
    if (state !== 'recording') return;
    const timer = setTimeout(stop, seconds * 1000);
    return () => clearTimeout(timer);
  }, [state, stop]);
  return (
    <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h3 className="text-lg font-bold">{t('title')}</h3>
      <p className="mt-2 max-w-prose text-muted">{t('lead', { seconds })}</p>
      <div className="mt-4 flex min-h-12 flex-wrap items-center gap-4">
        <button
          type="button"
          disabled={isLeftOut}
          aria-disabled={state === 'recording'}
          onClick={state === 'recording' ? undefined : () => void start()}
          className={buttonClass('secondary', 'disabled:opacity-50 aria-disabled:opacity-50')}
        >
          <Mic aria-hidden="true" className="size-4.5" />
          {state === 'recording' ? t('speaking') : take ? t('again') : t('record')}
        </button>
        {state === 'recording' ? <Level levels={levels} /> : null}
        {take && state !== 'recording' ? <Replay key={take.size} take={take} /> : null}
      </div>
      <MicrophoneTrouble trouble={trouble} />
      <p role="status" className="mt-2 flex items-center gap-2 font-semibold text-good empty:hidden">
        {take && state === 'idle' ? (
          <>
            <Check aria-hidden="true" className="size-5 shrink-0" />
            {t('works')}
          </>
        ) : null}
      </p>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isLeftOut}
          onChange={({ currentTarget }) => {
            setTake(undefined);
            onLeftOut(currentTarget.checked);
          }}
          className="size-5 shrink-0 accent-action"
        />
        <span>{t('without')}</span>
      </label>
    </div>
  );
}

function Replay({ take }: { take: Blob }) {
  const t = useTranslations('exam.setUp.microphone');
  const [turn, setTurn] = useState(0);
  const [heard, setHeard] = useState(0);
  const isPlaying = turn > 0;
  useEffect(() => {
    if (turn === 0) return;
    const over = new AbortController();
    const file = URL.createObjectURL(take);
    const end = () => {
      if (over.signal.aborted) return;
      setTurn(0);
      setHeard(0);
    };
    hear({ file, onProgress: setHeard }, over.signal).then(end, end);
    return () => {
      over.abort();
      setTimeout(() => URL.revokeObjectURL(file), 60_000);
    };
  }, [turn, take]);
  return (
    <SoundButton isPlaying={isPlaying} heard={heard} onClick={() => setTurn(isPlaying ? 0 : Date.now())}>
      {t('replay')}
    </SoundButton>
  );
}
