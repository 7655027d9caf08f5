import { useTranslations } from 'next-intl';
import { part } from '@/lib/questions/protocol';
import { TextField } from './fields/text-field';

export function WritingField() {
  const t = useTranslations('questions');
  return (
    <div>
      <TextField rows={7} maxLength={5000} />
      <p className="practice-live text-end text-sm text-muted">
        {t.rich('words', { number: () => <span {...part('words')}>0</span> })}
      </p>
    </div>
  );
}
