import { useTranslations } from 'next-intl';
import { inlineLink } from '@/components/blocks/inline-link';
import { Faq } from '@/components/ui/faq';
import { aiHere } from '@/lib/env/ai-here';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { facts } from '@/lib/site/facts';

export function SpeakingFaq() {
  const t = useTranslations('speaking.faq');
  const price = usePrice()(startingPrices.speaking);
  return (
    <Faq
      title={t('title')}
      items={[
        { key: 'equipment', question: t('equipment.question'), answer: t('equipment.answer') },
        ...(aiHere.spokenScores
          ? [{ key: 'reading', question: t('reading.question'), answer: t('reading.answer') }]
          : []),
        { key: 'score', question: t('score.question'), answer: t('score.answer', facts.scale) },
        {
          key: 'price',
          question: t('price.question'),
          answer: t.rich('price.answer', { price, link: inlineLink('pricing') }),
        },
      ]}
    />
  );
}
