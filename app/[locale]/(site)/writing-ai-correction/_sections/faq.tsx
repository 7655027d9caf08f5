import { useTranslations } from 'next-intl';
import { inlineLink } from '@/components/blocks/inline-link';
import { Faq } from '@/components/ui/faq';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { formatNumbers } from '@/lib/questions/test-format';
import { facts } from '@/lib/site/facts';

export function WritingFaq() {
  const t = useTranslations('writing.faq');
  const price = usePrice()(startingPrices.writing);
  return (
    <Faq
      title={t('title')}
      items={[
        { key: 'who', question: t('who.question'), answer: t('who.answer') },
        { key: 'time', question: t('time.question'), answer: t('time.answer', facts.correctionMinutes) },
        { key: 'score', question: t('score.question'), answer: t('score.answer', facts.scale) },
        {
          key: 'followUp',
          question: t('followUp.question'),
          answer: t('followUp.answer', formatNumbers),
        },
        {
          key: 'price',
          question: t('price.question'),
          answer: t.rich('price.answer', { price, link: inlineLink('pricing') }),
        },
      ]}
    />
  );
}
