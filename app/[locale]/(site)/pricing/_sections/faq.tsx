import { useTranslations } from 'next-intl';
import { inlineLink } from '@/components/blocks/inline-link';
import { FaqList } from '@/components/ui/faq';
import { Section } from '@/components/ui/section';
import { facts } from '@/lib/site/facts';

const plain = ['renewal', 'difference', 'exams', 'currency'] as const;

export function PricingFaq() {
  const t = useTranslations('pricing.faq');
  const refund = t.rich('refund.answer', { days: facts.refundDays, link: inlineLink('refunds') });
  return (
    <Section id="faq" title={t('title')}>
      <FaqList
        items={[
          ...plain.map((key) => ({ key, question: t(`${key}.question`), answer: t(`${key}.answer`) })),
          { key: 'refund', question: t('refund.question'), answer: refund },
        ]}
      />
    </Section>
  );
}
