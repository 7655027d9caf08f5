import { useTranslations } from 'next-intl';
import { plainTyping } from './plain-typing';

/** A field for a text, with the number of its words. */
export function WritingField() {
  const t = useTranslations('questions');
  return (
    <div>
      <textarea
        lang="en"
        rows={7}
        maxLength={5000}
        aria-label={t('yourAnswer')}
        {...plainTyping}
        className="w-full rounded-control border border-line-strong bg-control px-4 py-3 leading-relaxed"
      />
      <p className="practice-live text-end text-sm text-muted">
        {t.rich('words', { number: () => <span data-words="">0</span> })}
      </p>
    </div>
  );
}
