import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Mic } from '@/components/ui/icon/icons';
import type { BrowserFamily } from '@/lib/browser/family';
import { part } from '@/lib/questions/protocol';
import { barsPath, silence } from './bars';
import { SoundButton } from '../fields/sound-button';
import { TimeBars } from './time-bars';

const families = ['chrome', 'safari', 'firefox', 'other'] as const satisfies readonly BrowserFamily[];

interface RecorderProps {
  /** Seconds to prepare. */
  prepare?: number;
  seconds: number;
}

/** Records and plays back the reader's own voice, which stays in the browser. */
export function Recorder({ prepare = 0, seconds }: RecorderProps) {
  const t = useTranslations('questions');
  return (
    <div {...part('recorder')} className="practice-live grid max-w-md gap-3">
      <TimeBars prepare={prepare} seconds={seconds} />
      <button type="button" {...part('record')} className={buttonClass('secondary', 'justify-self-start')}>
        <span data-while="idle" className="inline-flex items-center gap-2">
          <Mic aria-hidden="true" className="size-4.5" />
          {t('record')}
        </span>
        <span data-while="recording" className="inline-flex items-center gap-2 text-pencil">
          <span aria-hidden="true" className="recorder-dot" />
          {t('stop')}
          <span aria-hidden="true" {...part('elapsed')} className="tabular-nums">
            0:00
          </span>
        </span>
      </button>
      {/* Either there is a recording or there is none: both stand in one place. */}
      <div className="grid *:[grid-area:1/1]">
        <div className="recorder-take grid content-start gap-1">
          <svg viewBox="0 0 144 48" preserveAspectRatio="none" aria-hidden="true" className="recorder-level">
            <path {...part('level')} d={barsPath(silence)} />
            <path {...part('played')} d="" />
          </svg>
          <div {...part('replay')} className="recorder-replay">
            <SoundButton>
              {t('recording')}
              <span {...part('length')} className="font-normal text-muted tabular-nums" />
            </SoundButton>
          </div>
        </div>
        <div role="alert" className="self-start text-sm">
          <p data-trouble="absent" className="text-bad">
            {t('absent')}
          </p>
          <div data-trouble="refused" className="grid gap-1">
            <p className="text-bad">{t('refused')}</p>
            <ol className="list-decimal ps-5">
              {families.map((family) => (
                <li key={family} data-steps={family}>
                  {t(`allow.${family}`)}
                </li>
              ))}
              <li>{t('allow.again')}</li>
            </ol>
          </div>
        </div>
      </div>
    </div>
  );
}
