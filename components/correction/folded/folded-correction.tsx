import { NextIntlClientProvider, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { CorrectionView } from '../result/correction-view';
import type { ResultTexts } from '../result/load-texts';
import { Trouble } from '../room/trouble';
import { useCorrection } from '../wait/use-correction';

interface FoldedCorrectionProps {
  id: string;
  locale: Locale;
  texts: ResultTexts;
  /** The time that the test gives for the answer; null where it gives none. */
  seconds: number | null;
}

export function FoldedCorrection({ locale, texts, ...given }: FoldedCorrectionProps) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={texts}>
      <Followed {...given} />
    </NextIntlClientProvider>
  );
}

function Followed({ id, seconds }: Pick<FoldedCorrectionProps, 'id' | 'seconds'>) {
  const t = useTranslations('correction-room');
  const { correction, lost, error, retry } = useCorrection(id);
  if (error !== undefined) return <Trouble error={error} onRetry={retry} />;
  const result = correction?.result;
  if (correction && result) {
    return (
      <>
        {correction.fallback ? <p className="mb-4 text-warn">{t('shown.fallback')}</p> : null}
        <CorrectionView correction={result} task={{ mode: correction.mode, seconds }} level={4} isHeadless />
      </>
    );
  }
  return (
    <p role="status" className="text-muted">
      {correction?.state === 'failed'
        ? t('shown.notCorrected')
        : lost !== undefined
          ? t(`wait.${lost}`)
          : t(correction ? 'wait.title' : 'loading')}
    </p>
  );
}
