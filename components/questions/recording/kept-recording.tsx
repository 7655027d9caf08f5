import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Play } from '@/components/ui/icon/icons';

interface KeptRecordingProps {
  load: () => Promise<Blob>;
  stateAfter: (error: unknown) => 'gone' | 'failed';
  isKept: boolean;
  /** `until` says how long it is kept; empty where nobody knows. */
  texts: { label: string; listen: string; loading: string; failed: string; gone: string; until: string };
}

export function KeptRecording({ load, stateAfter, isKept, texts }: KeptRecordingProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'gone'>(isKept ? 'idle' : 'gone');
  const [address, setAddress] = useState<string>();
  const player = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    if (address === undefined) return;
    // The button that had the focus is gone.
    player.current?.focus();
    return () => URL.revokeObjectURL(address);
  }, [address]);

  if (state === 'gone') return <p className="text-muted">{texts.gone}</p>;
  const press = () => {
    if (state === 'loading') return;
    setState('loading');
    load().then(
      (recording) => setAddress(URL.createObjectURL(recording)),
      (error: unknown) => setState(stateAfter(error)),
    );
  };
  return (
    <>
      {address === undefined ? (
        <button
          type="button"
          aria-disabled={state === 'loading'}
          onClick={press}
          className={buttonClass('secondary', 'aria-disabled:opacity-70')}
        >
          <Play aria-hidden="true" className="size-4.5" />
          {texts.listen}
        </button>
      ) : (
        <audio
          ref={player}
          src={address}
          controls
          autoPlay
          aria-label={texts.label}
          className="w-full max-w-sm"
        />
      )}
      <p role="status" className="text-muted empty:hidden">
        {state === 'loading' && address === undefined ? texts.loading : ''}
      </p>
      <p role="alert" className="text-bad empty:hidden">
        {state === 'failed' ? texts.failed : ''}
      </p>
      {texts.until === '' ? null : <p className="text-sm text-muted">{texts.until}</p>}
    </>
  );
}
