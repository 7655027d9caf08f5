import { useTranslations } from 'next-intl';
import { Faq } from '@/components/ui/faq';
import { examsHere } from '@/lib/env/exams-here';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';
import { freePractice } from '@/lib/site/free-practice';

export function PracticeFaq() {
  const t = useTranslations('practice.faq');
  const price = usePrice()(startingPrices.practice);
  return (
    <Faq
      title={t('title')}
      items={[
        {
          key: 'official',
          question: t('official.question'),
          answer: t('official.answer', { brand: brand.name }),
        },
        {
          key: 'free',
          question: t('free.question'),
          answer: examsHere
            ? t('free.here', { count: freePractice.questionsADay, price })
            : t('free.answer', { price }),
        },
        { key: 'mockExam', question: t('mockExam.question'), answer: t('mockExam.answer') },
        {
          key: 'correction',
          question: t('correction.question'),
          answer: examsHere ? t('correction.here') : t('correction.answer', facts.correctionMinutes),
        },
        { key: 'first', question: t('first.question'), answer: t('first.answer') },
      ]}
    />
  );
}
