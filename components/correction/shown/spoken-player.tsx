import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Play } from '@/components/ui/icon/icons';
import { correctionLimits } from '@/lib/api/contract/correction/limits';
import { decodeError } from '@/lib/api/errors';
import { loadMemberApi } from '@/lib/session/member-api';

const dayMs = 86_400_000;

interface SpokenPlayerProps {
  /** Of the correction. */
  id: string;
  isKept: boolean;
  /** When it was sent, ISO 8601. */
  since: string;
}

/** The recording as it was sent, loaded when somebody wants to hear it; until when it is kept. */
export function SpokenPlayer({ id, isKept, since }: SpokenPlayerProps) {
  const t = useTranslations('correction-room.shown');
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

  const load = () => {
    if (state === 'loading') return;
    setState('loading');
    loadMemberApi()
      .then((api) => api.call('spoken', { params: { id } }))
      .then(
        (recording) => setAddress(URL.createObjectURL(recording)),
        (error: unknown) => setState(decodeError(error).code === 'unknown_recording' ? 'gone' : 'failed'),
      );
  };
  const until = new Date(Date.parse(since) + correctionLimits.recordingDays * dayMs);
  return (
    <section className="mt-8 grid justify-items-start gap-2 print:hidden">
      <h3 className="font-semibold">{t('recording')}</h3>
      {state === 'gone' ? (
        <p className="text-muted">{t('recordingGone')}</p>
      ) : address === undefined ? (
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
          aria-label={t('recording')}
          className="w-full max-w-sm"
        />
      )}
      <p role="status" className="text-muted empty:hidden">
        {state === 'loading' && address === undefined ? t('recordingLoading') : ''}
      </p>
      <p role="alert" className="text-bad empty:hidden">
        {state === 'failed' ? t('recordingFailed') : ''}
      </p>
      {state === 'gone' ? null : (
        <p className="text-sm text-muted">
          {t('recordingUntil', { date: format.dateTime(until, { dateStyle: 'long' }) })}
        </p>
      )}
    </section>
  );
}
