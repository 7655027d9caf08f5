import { useTranslations } from 'next-intl';
import { FactBar } from '@/components/ui/fact-list';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { formatNumbers } from '@/lib/questions/test-format';
import { facts } from '@/lib/site/facts';
import { speakingTasks } from './tasks';

export function SpeakingFacts() {
  const t = useTranslations('speaking.facts');
  const price = usePrice()(startingPrices.speaking);
  return (
    <FactBar
      facts={[
        { key: 'result', label: t('result'), value: t('resultValue', facts.correctionMinutes) },
        { key: 'tasks', label: t('tasks'), value: speakingTasks.length },
        { key: 'longest', label: t('longest'), value: t('longestValue', formatNumbers) },
        { key: 'price', label: t('price'), value: price },
      ]}
    />
  );
}
