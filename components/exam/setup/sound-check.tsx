import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { SoundButton } from '@/components/questions/fields/sound-button';
import { hear } from '@/lib/browser/sound';
import { soundPath } from '@/lib/questions/sounds';

/** A recording of the lessons, which everybody may hear. */
const sample = soundPath('lt-01');

export function SoundCheck() {
  const t = useTranslations('exam.setUp.sound');
  const [state, setState] = useState<'idle' | 'playing' | 'heard' | 'silent'>('idle');
  const [heard, setHeard] = useState(0);
  const over = useRef<AbortController>(undefined);
  useEffect(() => () => over.current?.abort(), []);

  const play = () => {
    over.current?.abort();
    const own = (over.current = new AbortController());
    setState('playing');
    const end = (next: 'heard' | 'silent') => {
      if (own.signal.aborted) return;
      setHeard(0);
      setState(next);
    };
    hear({ file: sample, onProgress: setHeard }, own.signal).then(
      () => end('heard'),
      () => end('silent'),
    );
  };
  return (
    <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h3 className="text-lg font-bold">{t('title')}</h3>
      <p className="mt-2 max-w-prose text-muted">{t('lead')}</p>
      <div className="mt-4">
        <SoundButton onClick={play} isPlaying={state === 'playing'} heard={heard}>
          {t('play')}
        </SoundButton>
      </div>
      <p role="status" className="mt-2 max-w-prose text-sm empty:hidden">
        {state === 'heard' ? t('heard') : state === 'silent' ? t('silent') : ''}
      </p>
    </div>
  );
}
