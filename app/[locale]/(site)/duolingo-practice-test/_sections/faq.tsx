import { useTranslations } from 'next-intl';
import { PackText } from '@/components/offers/packs/pack-text';
import { Faq } from '@/components/ui/faq';
import { brand } from '@/lib/site/brand';

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
