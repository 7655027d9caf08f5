import { useTranslations } from 'next-intl';
import { FactBar } from '@/components/ui/fact-list';
import { questionCount } from '@/lib/diagnostic/turns';
import { facts } from '@/lib/site/facts';

export function DiagnosticFacts() {
  const t = useTranslations('diagnostic.hero.facts');
  return (
    <FactBar
      facts={[
        { key: 'questions', label: t('questions'), value: t('about', { count: questionCount(false) }) },
        { key: 'time', label: t('time'), value: t('minutes', facts.diagnosticMinutes) },
        { key: 'price', label: t('price'), value: t('free') },
        { key: 'account', label: t('account'), value: t('none') },
      ]}
    />
  );
}
