import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Mic, PauseCircle } from '@/components/ui/icon/icons';

/** Records and plays back the reader's own voice, which stays in the browser. */
export function Recorder() {
  const t = useTranslations('questions');
  return (
    <div data-recorder="" className="practice-live grid justify-items-start gap-3">
      <button type="button" data-record="" className={buttonClass('secondary')}>
        <span data-while="idle" className="inline-flex items-center gap-2">
          <Mic aria-hidden="true" className="size-4.5" />
          {t('record')}
        </span>
        <span data-while="recording" className="inline-flex items-center gap-2 text-pencil">
          <PauseCircle aria-hidden="true" className="size-4.5" />
          {t('stop')}
        </span>
      </button>
      <audio controls aria-label={t('recording')} className="practice-playback" />
      <p role="alert" className="text-sm text-bad">
        <span data-trouble="refused">{t('refused')}</span>
        <span data-trouble="absent">{t('absent')}</span>
      </p>
    </div>
  );
}
