import { useTranslations } from 'next-intl';
import { Faq } from '@/components/ui/faq';
import { examsHere } from '@/lib/env/exams-here';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { facts } from '@/lib/site/facts';

export function LearningFaq() {
  const t = useTranslations('learn.faq');
  const price = usePrice();
  const { lessons, workloadDays: days } = facts.course;
  const prices = { practice: price(startingPrices.practice), exam: price(startingPrices.mockExam) };
  return (
    <Faq
      title={t('title')}
      items={[
        { key: 'cost', question: t('cost.question'), answer: t('cost.answer', prices) },
        {
          key: 'diagnostic',
          question: t('diagnostic.question'),
          answer: t(examsHere ? 'diagnostic.here' : 'diagnostic.answer'),
        },
        { key: 'order', question: t('order.question'), answer: t('order.answer') },
        { key: 'time', question: t('time.question'), answer: t('time.answer', { lessons, days }) },
        { key: 'level', question: t('level.question'), answer: t('level.answer') },
      ]}
    />
  );
}
