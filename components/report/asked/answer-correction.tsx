import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useRetriable } from '@/components/ui/late/use-retriable';
import type { Locale } from '@/lib/i18n/locales';

interface AnswerCorrectionProps {
  id: string;
  /** The time that the test gives for the answer; null where it gives none. */
  seconds: number | null;
}

const load = (locale: Locale) =>
  Promise.all([
    import('@/components/correction/folded/folded-correction'),
    import('@/components/correction/result/load-texts'),
  ]).then(async ([{ FoldedCorrection }, { loadResultTexts }]) => ({
    FoldedCorrection,
    texts: await loadResultTexts(locale),
  }));

/** The correction of an answer, folded: its code, its texts and itself are loaded when somebody unfolds it. Nobody prints what is not there. */
export function AnswerCorrection(given: AnswerCorrectionProps) {
  const t = useTranslations('figures.correctedParagraph');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={isOpen ? 'print:break-inside-auto!' : 'print:hidden'}
      onToggle={({ currentTarget }) => currentTarget.open && setOpen(true)}
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {t('yourText')}
      </summary>
      {isOpen ? (
        <div className="pt-3">
          <Loaded {...given} />
        </div>
      ) : null}
    </details>
  );
}

function Loaded({ id, seconds }: AnswerCorrectionProps) {
  const t = useTranslations('report');
  const locale = useLocale();
  const { loaded, retry } = useRetriable(load, locale);
  if (loaded === undefined) return <p role="status">{t('loading')}</p>;
  if (loaded === 'failed') {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{t('trouble.network')}</p>
        <button type="button" onClick={retry} className={buttonClass('secondary')}>
          {t('retry')}
        </button>
      </div>
    );
  }
  return <loaded.FoldedCorrection id={id} locale={locale} texts={loaded.texts} seconds={seconds} />;
}
