import { useTranslations } from 'next-intl';
import { Faq } from '@/components/ui/faq';
import { examsHere } from '@/lib/env/exams-here';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';
import { freePractice } from '@/lib/site/free-practice';

export function HomeFaq() {
  const t = useTranslations('home.faq');
  const item = (key: 'phone' | 'refund') => ({
    key,
    question: t(`${key}.question`),
    answer: t(`${key}.answer`),
  });
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
          answer: examsHere ? t('free.here', { count: freePractice.questionsADay }) : t('free.answer'),
        },
        {
          key: 'time',
          question: t('time.question'),
          answer: t('time.answer', { days: facts.course.workloadDays }),
        },
        {
          key: 'scores',
          question: t('scores.question'),
          answer: t(examsHere ? 'scores.here' : 'scores.answer', facts.scale),
        },
        item('phone'),
        item('refund'),
      ]}
    />
  );
}
