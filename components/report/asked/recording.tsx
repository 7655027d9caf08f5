import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Play } from '@/components/ui/icon/icons';
import { loadMemberApi } from '@/lib/session/member-api';
import { stateAfter } from './use-exam-sound';

interface RecordingProps {
  exam: string;
  seq: number;
  isKept: boolean;
  until: string | null;
}

/** A recorded answer, which is loaded when somebody wants to hear it. */
export function Recording({ exam, seq, isKept, until }: RecordingProps) {
  const t = useTranslations('report.recording');
  const format = useFormatter();
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'gone'>(isKept ? 'idle' : 'gone');
  const [address, setAddress] = useState<string>();
  const player = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    if (address === undefined) return;
    // The button that had the focus is gone.
    player.current?.focus();
    return () => URL.revokeObjectURL(address);
  }, [address]);

  if (state === 'gone') return <p className="mt-1 text-muted">{t('gone')}</p>;
  const load = () => {
    if (state === 'loading') return;
    setState('loading');
    loadMemberApi()
      .then((api) => api.call('recording', { params: { id: exam }, query: { seq: String(seq) } }))
      .then(
        (recording) => setAddress(URL.createObjectURL(recording)),
        (error: unknown) => setState(stateAfter(error)),
      );
  };
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {address === undefined ? (
        <button
          type="button"
          aria-disabled={state === 'loading'}
          onClick={load}
          className={buttonClass('secondary', 'aria-disabled:opacity-70')}
        >
          <Play aria-hidden="true" className="size-4.5" />
          {t('listen')}
        </button>
      ) : (
        <audio
          ref={player}
          src={address}
          controls
          autoPlay
          aria-label={t('label')}
          className="w-full max-w-sm"
        />
      )}
      <p role="status" className="text-muted empty:hidden">
        {state === 'loading' && address === undefined ? t('loading') : ''}
      </p>
      <p role="alert" className="text-bad empty:hidden">
        {state === 'failed' ? t('failed') : ''}
      </p>
      {until === null ? null : (
        <p className="text-sm text-muted">
          {t('until', { date: format.dateTime(new Date(until), { dateStyle: 'long' }) })}
        </p>
      )}
    </div>
  );
}
