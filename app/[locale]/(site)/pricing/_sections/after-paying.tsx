import { useTranslations } from 'next-intl';
import { PaymentText } from '@/components/offers/payment-text';
import { examsHere } from '@/lib/env/exams-here';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';

export function AfterPaying() {
  const t = useTranslations('pricing.after');
  return (
    <Section id="after-paying" title={t('title')}>
      <Steps
        steps={[
          {
            key: 'checkout',
            title: t('checkout.title'),
            body: <PaymentText>{t('checkout.body')}</PaymentText>,
          },
          { key: 'activation', title: t('activation.title'), body: t('activation.body') },
          { key: 'start', title: t('start.title'), body: t(examsHere ? 'start.here' : 'start.body') },
        ]}
      />
    </Section>
  );
}
