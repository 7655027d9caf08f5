import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { MicrophoneCheck } from './microphone-check';
import { SoundCheck } from './sound-check';

interface SetUpProps {
  credits: number;
  onBack: () => void;
  /** @param speaking whether the tasks that are spoken are asked */
  onBegin: (speaking: boolean) => void;
}

/** Before an exam uses anything: whether one is heard and hears, how long it takes, and what can be interrupted. */
export function SetUp({ credits, onBack, onBegin }: SetUpProps) {
  const t = useTranslations('exam.setUp');
  const [microphone, setMicrophone] = useState<'unknown' | 'works' | 'none'>('unknown');
  const [isBusy, setBusy] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section aria-labelledby="set-up" className="mt-6 grid gap-8">
      <h2 ref={head} id="set-up" tabIndex={-1} className="text-title font-bold outline-none">
        {t('title')}
      </h2>
      <SoundCheck />
      <MicrophoneCheck
        isLeftOut={microphone === 'none'}
        onWorks={() => setMicrophone('works')}
        onLeftOut={(is) => setMicrophone(is ? 'none' : 'unknown')}
      />
      <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
        <h3 className="text-lg font-bold">{t('rules.title')}</h3>
        <ul className="mt-3 grid max-w-prose list-disc gap-1.5 ps-5">
          {(['alone', 'noWayBack', 'breaks', 'closing', 'hours', 'network'] as const).map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <p className="max-w-prose">{t('uses', { count: credits })}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <button
            type="button"
            disabled={microphone === 'unknown' || isBusy}
            onClick={() => {
              setBusy(true);
              onBegin(microphone === 'works');
            }}
            aria-describedby="set-up-lacks"
            className={buttonClass('primary', 'min-h-12 disabled:opacity-50')}
          >
            {t('begin')}
          </button>
          <button type="button" onClick={onBack} className={buttonClass('quiet', 'min-h-12')}>
            {t('back')}
          </button>
        </div>
        <p id="set-up-lacks" role="status" className="mt-2 text-sm text-muted empty:hidden">
          {microphone === 'unknown' ? t('lacks') : isBusy ? t('beginning') : ''}
        </p>
      </div>
    </section>
  );
}
