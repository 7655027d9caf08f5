import { useTranslations } from 'next-intl';
import { SoundButton } from '@/components/questions/fields/sound-button';
import { useExamSound } from './use-exam-sound';

interface HearAgainProps {
  exam: string;
  seq: number;
  text: string;
}

export function HearAgain({ exam, seq, text }: HearAgainProps) {
  const t = useTranslations('report');
  const { state, heard, press } = useExamSound(exam, seq);
  const isOff = state === 'loading' || state === 'gone';
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <SoundButton
        onClick={press}
        isOff={isOff}
        aria-busy={state === 'loading'}
        aria-label={t('answers.hearWhich', { text })}
        isPlaying={state === 'playing'}
        heard={heard}
      >
        {t('answers.hear')}
      </SoundButton>
      <p role="alert" className="text-bad empty:hidden">
        {state === 'gone' ? t('answers.hearGone') : state === 'failed' ? t('recording.failed') : ''}
      </p>
    </div>
  );
}
