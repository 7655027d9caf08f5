import { useTranslations } from 'next-intl';
import { SampleMark } from '@/components/blocks/sample-mark';
import { FactBar } from '@/components/ui/fact-list';
import { tenCount } from '@/lib/daily/today';
import { examsHere } from '@/lib/env/exams-here';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { claims } from '@/lib/site/facts';
import { typeCount } from '@/lib/questions/types';

export function PracticeFacts() {
  const t = useTranslations('practice.facts');
  const price = usePrice()(startingPrices.practice);
  return (
    <FactBar
      facts={[
        { key: 'questions', label: t('questions'), value: t('questionsValue', { n: claims.questions }) },
        { key: 'types', label: t('types'), value: t('typesValue', { n: typeCount }) },
        examsHere
          ? { key: 'daily', label: t('daily'), value: t('dailyValue', { n: tenCount }) }
          : { key: 'updates', label: t('updates'), value: t('updatesValue') },
        { key: 'price', label: t('price'), value: t('priceValue', { price }) },
      ]}
    >
      <SampleMark className="mt-4" />
    </FactBar>
  );
}
