import { useTranslations } from 'next-intl';

/** A text that a question is about. One that stands above already is folded, and left out on paper. */
export function Passage({ text, isKnown }: { text: string; isKnown: boolean }) {
  const t = useTranslations('report.answers');
  const passage = (
    <p lang="en" className="max-w-prose whitespace-pre-line">
      {text}
    </p>
  );
  if (!isKnown) return passage;
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium">
        {t('textAgain')}
      </summary>
      {passage}
    </details>
  );
}
