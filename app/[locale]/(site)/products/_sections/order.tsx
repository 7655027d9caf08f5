import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';

const steps = ['learn', 'practise', 'check'] as const;

export function ProductOrder() {
  const t = useTranslations('products.order');
  return (
    <Section id="order" title={t('title')} lead={t('lead')}>
      <Steps steps={steps.map((key) => ({ key, title: t(`${key}.title`), body: t(`${key}.body`) }))} />
    </Section>
  );
}
