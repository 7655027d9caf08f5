import { useTranslations } from 'next-intl';
import type { HeardItem } from '@/lib/questions/items';
import { plainTyping } from '../plain-typing';
import { Sound } from './sound';

/** Listen and Type: a recording and a field. What was typed is laid beside what was said when it is checked. */
export function DictationQuestion({ item }: { item: HeardItem }) {
  const t = useTranslations('questions');
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('typeHeard')}</p>
      <Sound name={item.id} text={item.sentence} plays={3} />
      <textarea
        lang="en"
        rows={2}
        maxLength={500}
        data-key={item.sentence}
        aria-label={t('yourAnswer')}
        {...plainTyping}
        className="w-full rounded-control border border-line-strong bg-control px-4 py-3 text-lg leading-relaxed"
      />
      <p lang="en" data-marks="" className="practice-marks text-lg leading-[2.05] empty:hidden" />
    </div>
  );
}
