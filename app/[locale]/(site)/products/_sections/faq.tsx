import { useTranslations } from 'next-intl';
import { inlineLink } from '@/components/blocks/inline-link';
import { Faq } from '@/components/ui/faq';
import { examsHere } from '@/lib/env/exams-here';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';

export function ProductFaq() {
  const t = useTranslations('products.faq');
  const price = usePrice()(startingPrices.mockExam);
  return (
    <Faq
      title={t('title')}
      items={[
        { key: 'free', question: t('free.question'), answer: t('free.answer') },
        {
          key: 'one',
          question: t('one.question'),
          answer: t.rich('one.answer', { link: inlineLink('pricing') }),
        },
        {
          key: 'first',
          question: t('first.question'),
          answer: t(examsHere ? 'first.here' : 'first.answer', { price }),
        },
        {
          key: 'exam',
          question: t('exam.question'),
          answer: t('exam.answer', { days: facts.mockExam.validDays }),
        },
        {
          key: 'official',
          question: t('official.question'),
          answer: t('official.answer', { brand: brand.name }),
        },
      ]}
    />
  );
}
