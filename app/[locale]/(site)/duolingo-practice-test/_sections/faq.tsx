import { useTranslations } from 'next-intl';
import { PackText } from '@/components/offers/packs/pack-text';
import { Faq } from '@/components/ui/faq';
import { examsHere } from '@/lib/env/exams-here';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';

export function TestFaq() {
  const t = useTranslations('practice-test.faq');
  return (
    <Faq
      title={t('title')}
      items={[
        {
          key: 'single',
          question: t('single.question'),
          answer: <PackText part="answer" />,
        },
        {
          key: 'same',
          question: t('same.question'),
          answer: examsHere ? t('same.here', { count: facts.mockExam.withoutRepeat }) : t('same.answer'),
        },
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
