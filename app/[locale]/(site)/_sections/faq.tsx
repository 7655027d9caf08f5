import { useTranslations } from 'next-intl';
import { Faq } from '@/components/ui/faq';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';

/** What people ask before they sign up. */
export function HomeFaq() {
  const t = useTranslations('home.faq');
  const item = (key: 'free' | 'phone' | 'refund') => ({
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
        item('free'),
        {
          key: 'time',
          question: t('time.question'),
          answer: t('time.answer', { days: facts.course.workloadDays }),
        },
        { key: 'scores', question: t('scores.question'), answer: t('scores.answer', facts.scale) },
        item('phone'),
        item('refund'),
      ]}
    />
  );
}
