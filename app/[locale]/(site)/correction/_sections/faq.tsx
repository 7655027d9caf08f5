import { useTranslations } from 'next-intl';
import { inlineLink } from '@/components/blocks/inline-link';
import { Faq } from '@/components/ui/faq';
import { examsHere } from '@/lib/env/exams-here';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { facts } from '@/lib/site/facts';

export function CorrectionFaq() {
  const t = useTranslations('correction.faq');
  const price = usePrice()(startingPrices.mockExam);
  return (
    <Faq
      title={t('title')}
      items={[
        { key: 'teacher', question: t('teacher.question'), answer: t('teacher.answer') },
        { key: 'wrong', question: t('wrong.question'), answer: t('wrong.answer') },
        { key: 'tasks', question: t('tasks.question'), answer: t('tasks.answer') },
        {
          key: 'others',
          question: t('others.question'),
          answer: t.rich('others.answer', { link: inlineLink('practice') }),
        },
        {
          key: 'exam',
          question: t('exam.question'),
          answer: examsHere
            ? t('exam.here', { price })
            : t('exam.answer', { price, ...facts.mockExam.resultMinutes }),
        },
      ]}
    />
  );
}
