import { useTranslations } from 'next-intl';
import { FactBar } from '@/components/ui/fact-list';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { facts } from '@/lib/site/facts';
import { writingTasks } from './tasks';

export function WritingFacts() {
  const t = useTranslations('writing.facts');
  const price = usePrice()(startingPrices.writing);
  return (
    <FactBar
      facts={[
        { key: 'result', label: t('result'), value: t('resultValue', facts.correctionMinutes) },
        { key: 'tasks', label: t('tasks'), value: writingTasks.length },
        { key: 'scale', label: t('scale'), value: t('scaleValue', facts.scale) },
        { key: 'price', label: t('price'), value: price },
      ]}
    />
  );
}
