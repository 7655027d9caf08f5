import { useTranslations } from 'next-intl';
import { part } from '@/lib/questions/protocol';
import { questionTypes } from '@/lib/questions/types';
import { Sound } from './sound';
import { TextField } from './text-field';

export function DictationField({ id, sentence }: { id: string; sentence: string }) {
  const t = useTranslations('questions');
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('typeHeard')}</p>
      <Sound name={id} text={sentence} plays={questionTypes.listenAndType.plays} />
      <TextField rows={2} maxLength={500} className="text-lg" />
      <p lang="en" {...part('marks')} className="practice-marks text-lg leading-[2.05] empty:hidden" />
    </div>
  );
}
