import { useTranslations } from 'next-intl';
import { LivePackText } from '@/components/islands/payment/live-offer';
import { Faq } from '@/components/ui/faq';
import { brand } from '@/lib/site/brand';
import { startingPrices } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';

/** What is asked about buying a mock exam; catalog `practice-test`. */
export function TestFaq() {
  const t = useTranslations('practice-test.faq');
  const price = usePrice()(startingPrices.mockExam);
  return (
    <Faq
      title={t('title')}
      items={[
        {
          key: 'single',
          question: t('single.question'),
          answer: <LivePackText part="answer">{t('single.answer', { price })}</LivePackText>,
        },
        { key: 'same', question: t('same.question'), answer: t('same.answer') },
        { key: 'plan', question: t('plan.question'), answer: t('plan.answer') },
        {
          key: 'official',
          question: t('official.question'),
          answer: t('official.answer', { brand: brand.name }),
        },
      ]}
    />
  );
}
