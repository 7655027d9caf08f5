import { useTranslations } from 'next-intl';
import { takeOf } from '@/lib/questions/protocol';
import { SoundButton } from '../fields/sound-button';

/** What was recorded for a question before, to be heard again (replay.ts); where nothing was, that it was answered. */
export function Take({ question }: { question: string }) {
  const t = useTranslations('questions');
  return (
    <div {...takeOf(question)} className="thread-take">
      <SoundButton>{t('recording')}</SoundButton>
      <p className="thread-aloud">{t('thread.aloud')}</p>
    </div>
  );
}
